import { useRef } from "react";

/**
 * For a window that nothing on the page opens by itself (its address or a form's answer does): closing it
 * gives the focus back to what had it before, or to the content if that is gone.
 * @param triggered the window has a trigger, which then gets the focus as usual
 * @param onClosed called when the focus is back
 * @returns properties for Radix' dialog content
 */
export function useReturnFocus(triggered: boolean, onClosed?: () => void) {
  const before = useRef<Element>(null);
  if (triggered) return {};
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const element = before.current;
      const usable = element instanceof HTMLElement && element.isConnected && element !== document.body;
      (usable ? element : document.getElementById("main"))?.focus({ preventScroll: true });
      onClosed?.();
    },
  };
}
