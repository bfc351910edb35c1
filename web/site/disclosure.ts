import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * What closes a `<details>` that holds a menu of links: choosing one, a press outside, Escape (which gives the
 * focus back to the summary) and arriving at another page. Opening needs no script.
 * @returns `ref` for the `<details>`
 */
export function useDisclosure() {
  const { key } = useLocation();
  const ref = useRef<HTMLDetailsElement>(null);
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    ref.current?.removeAttribute("open");
  }, [key]);

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    const choose = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) details.open = false;
    };
    const type = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", type);
    details.addEventListener("click", choose);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", type);
      details.removeEventListener("click", choose);
    };
  }, []);

  return ref;
}
