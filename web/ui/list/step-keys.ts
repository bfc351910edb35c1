/** Whether a key pressed here is meant for what is in the control: text, a choice of a list. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select, [role=combobox]") !== null)
  );
}

/** Which way a key leads in a list: Alt and Down to the next record, Alt and Up to the previous one; not while typing. */
export function stepOf({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  key,
  target,
}: Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "key" | "target">):
  | "next"
  | "previous"
  | null {
  if (!altKey || ctrlKey || metaKey || shiftKey || isTyping(target)) return null;
  if (key === "ArrowDown") return "next";
  return key === "ArrowUp" ? "previous" : null;
}
