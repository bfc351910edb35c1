/** A control of a form that people type into or choose with. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person entered in a control. */
export type ControlValue = { checked: boolean } | { value: string };

/** Whether an event comes from a control that people type into or choose with. */
export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Whether a control is ticked instead of filled in. */
export const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

/** What a control holds now. */
export const readControl = (control: Control): ControlValue =>
  isCheckable(control) ? { checked: control.checked } : { value: control.value };

/** Whether two entries are the same; none is the same as no other. */
export const isSameEntry = (one: ControlValue | undefined, other: ControlValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Sets a value so that the event which follows counts as a change. React hears of a change only where the value
 * differs from the one that it saw last, and to see each one it replaces the `value` property of the element itself.
 * So the control first gets another value through that property, which React remembers, and then the wanted one
 * through the prototype's setter, which React does not see.
 */
export function restoreValue(control: Control, entered: ControlValue): void {
  if ("checked" in entered) {
    // The click of `dispatchChange` turns it.
    if (control instanceof HTMLInputElement) control.checked = !entered.checked;
    return;
  }
  if (control instanceof HTMLSelectElement) {
    control.value = entered.value;
    return;
  }
  if (control.type === "file") return;
  const cursor = control === document.activeElement ? control.selectionStart : null;
  control.value = entered.value === control.defaultValue ? `${entered.value} ` : control.defaultValue;
  const own = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(own, "value")?.set?.call(control, entered.value);
  if (cursor !== null) control.setSelectionRange(cursor, cursor);
}

/** Sends the events of an entry by hand. Call `restoreValue` first. */
export function dispatchChange(control: Control, entered: ControlValue): void {
  if ("checked" in entered) {
    control.click();
    return;
  }
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
