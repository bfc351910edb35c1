import { type RefObject, useEffect } from "react";

/**
 * Moves the focus to the first field of `container` that is marked invalid.
 * @param refusal changes with every refused attempt (an answer, a counter); null or 0 is none yet
 */
export function useFocusInvalid(container: RefObject<HTMLElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (!refusal) return;
    // react-hook-form marks the fields just after it has said that they are invalid.
    const frame = requestAnimationFrame(() =>
      container.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [container, refusal]);
}
