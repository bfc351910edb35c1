import { type RefObject, useRef } from "react";

/**
 * For a window that nothing on the page opens by itself (its address or a form's answer does): closing it
 * gives the focus back to what had it before, or to the content if that is gone.
 * @param triggered the window has a trigger, which then gets the focus as usual
 * @param onClosed called when the focus is back
 * @param first gets the focus when the window opens, instead of its first control
 * @returns properties for Radix' dialog content
 */
export function useReturnFocus(
  triggered: boolean,
  onClosed?: () => void,
  first?: RefObject<HTMLElement | null>,
) {
  const before = useRef<Element>(null);
  const onOpenAutoFocus = (event: Event) => {
    before.current = document.activeElement;
    if (!first?.current) return;
    event.preventDefault();
    first.current.focus();
  };
  if (triggered) return { onOpenAutoFocus };
  return {
    onOpenAutoFocus,
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const element = before.current;
      const usable = element instanceof HTMLElement && element.isConnected && element !== document.body;
      (usable ? element : document.getElementById("main"))?.focus({ preventScroll: true });
      onClosed?.();
    },
  };
}
