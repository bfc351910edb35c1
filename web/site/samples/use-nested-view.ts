import { type MouseEvent, useEffect, useRef, useState } from "react";

/**
 * A view that takes the place of a list inside a dialog, so that no dialog opens on a dialog. Leaving it
 * gives the focus back to the button that opened it, which needs an `id`.
 */
export function useNestedView<View>() {
  const [view, setView] = useState<View>();
  const opener = useRef("");
  useEffect(() => {
    if (view === undefined && opener.current) document.getElementById(opener.current)?.focus();
  }, [view]);
  return {
    view,
    /** For a button's `onClick`. */
    show: (next: View) => (event: MouseEvent<HTMLButtonElement>) => {
      opener.current = event.currentTarget.id;
      setView(() => next);
    },
    /** @param focusId the button to go to instead, when the list now has a better one */
    leave: (focusId?: string) => {
      opener.current = focusId ?? opener.current;
      setView(undefined);
    },
  };
}
