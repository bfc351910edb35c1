import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Something that a button shows and hides: a menu of links. Escape (which gives the focus back to the
 * button), a press outside, and arriving at another page close it.
 * @returns `ref` for the element around button and content, `button` for the button
 */
export function useDisclosure() {
  const { key } = useLocation();
  // Open belongs to the visit of a page: with the next one it is over, without an effect that says so.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpenAt(null);
    };
    const type = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", type);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", type);
    };
  }, [open]);

  return { open, setOpen: (next: boolean) => setOpenAt(next ? key : null), ref, button };
}
