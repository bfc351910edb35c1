import { type RefObject, useEffect } from "react";

/**
 * Moves the focus to the first field of `container` that is marked invalid.
 * @param refusal changes with every refused attempt (an answer, a counter); null or 0 is none yet
 */
export function useFocusInvalid(container: RefObject<HTMLElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (refusal) container.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [container, refusal]);
}
