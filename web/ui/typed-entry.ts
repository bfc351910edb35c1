import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * The field below or above a list, whose text becomes an entry: by Enter or a button, when one moves on, when the form
 * is sent, and when the page is left.
 * @param onAdd takes what was typed, which is not blank
 */
export function useTypedEntry(onAdd: (typed: string) => void) {
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    if (text.trim()) onAdd(text);
    setText("");
  };
  const settle = useEffectEvent(add);
  /** Whether the mouse or a finger is down, and the field has lost the focus to it. */
  const press = useRef({ down: false, left: false });
  useEffect(() => {
    const form = input.current?.form;
    const down = ({ target }: PointerEvent) => {
      // A press beside the window around the field closes it: there is no later.
      const around = input.current?.closest("[role=dialog]");
      const beside = around && target instanceof Node && !around.contains(target);
      press.current = { down: !beside, left: false };
    };
    const up = () => {
      // After the click: an entry that appears in between moves what was pressed away from under the pointer.
      if (press.current.left) setTimeout(settle);
      press.current = { down: false, left: false };
    };
    const settleNow = () => settle();
    // What is sent has the last entry too, and what is kept when the page is left: before anybody else hears of it.
    const leaving = ["popstate", "beforeunload", "pagehide"];
    for (const event of leaving) window.addEventListener(event, settleNow, true);
    document.addEventListener("pointerdown", down, true);
    document.addEventListener("pointerup", up, true);
    document.addEventListener("pointercancel", up, true);
    form?.addEventListener("submit", settleNow, true);
    return () => {
      document.removeEventListener("pointerdown", down, true);
      document.removeEventListener("pointerup", up, true);
      document.removeEventListener("pointercancel", up, true);
      form?.removeEventListener("submit", settleNow, true);
      for (const event of leaving) window.removeEventListener(event, settleNow, true);
    };
  }, []);
  const leave = () => {
    if (press.current.down) press.current.left = true;
    else add();
  };
  return { text, setText, input, add, leave };
}
