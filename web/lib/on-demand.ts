import { type ComponentType, type MouseEvent, useState } from "react";

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A part of the page that is downloaded when somebody reaches for it. Unlike `lazy` of React, a download that
 * fails, as it does without a connection, leaves the page as it is and can be tried again.
 * @param onMissing says or does what is left when it cannot be downloaded
 */
export function useOnDemand<P>(load: Load<P>, onMissing: () => void) {
  const [View, setView] = useState<ComponentType<P>>();
  return {
    /** Undefined until it has been fetched. */
    View,
    /** Downloads it ahead; that may fail quietly. */
    prepare: () => void load().catch(() => undefined),
    /** Downloads it unless that is done. @returns whether it is there */
    async fetch(): Promise<boolean> {
      try {
        const loaded = await load();
        setView(() => loaded.default);
        return true;
      } catch {
        onMissing();
        return false;
      }
    },
  };
}

/**
 * What a press on a button or a link does in the page. A link stays one for who opens it in a new tab or window,
 * and without scripts.
 */
export function clickHandler(act: () => void) {
  return (event: MouseEvent<HTMLElement>) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (elsewhere && event.currentTarget instanceof HTMLAnchorElement) return;
    event.preventDefault();
    // Safari leaves the focus elsewhere when something is pressed; a dialog gives it back to what had it.
    event.currentTarget.focus();
    act();
  };
}

/**
 * A dialog that is downloaded when somebody reaches for what opens it.
 * @param onMissing says or does what is left when it cannot be downloaded
 * @returns `trigger` for the button or link that opens it, `dialog` for the `View`, once there is one
 */
export function useDialogOnDemand<P>(load: Load<P>, onMissing: () => void) {
  const { View, prepare, fetch } = useOnDemand(load, onMissing);
  const [open, onOpenChange] = useState(false);
  const [loading, setLoading] = useState(false);
  const show = async () => {
    setLoading(true);
    if (await fetch()) onOpenChange(true);
    setLoading(false);
  };
  return {
    View,
    loading,
    trigger: {
      "aria-haspopup": "dialog",
      onClick: clickHandler(() => void show()),
      onPointerEnter: prepare,
      onFocus: prepare,
    } as const,
    dialog: { open, onOpenChange },
  };
}
