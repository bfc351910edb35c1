import { type RefObject, useRef } from "react";

/**
 * For a window that nothing on the page opens by itself (its address or a form's answer does): closing it
 * gives the focus back to what had it before, or to the content if that is gone.
 * @param triggered the window has a trigger, which then gets the focus as usual
 * @param options `onClosed` is called when the focus is back; `first` gets it when the window opens, instead of its
 *   first control; `openerId` names what gets it back when nothing had it before, as in a document that came with
 *   the window open
 * @returns properties for Radix' dialog content
 */
export function useReturnFocus(
  triggered: boolean,
  {
    onClosed,
    first,
    openerId,
  }: { onClosed?: () => void; first?: RefObject<HTMLElement | null>; openerId?: string } = {},
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
      const opener = openerId === undefined ? null : document.getElementById(openerId);
      (usable ? element : (opener ?? document.getElementById("main")))?.focus({ preventScroll: true });
      onClosed?.();
    },
  };
}
