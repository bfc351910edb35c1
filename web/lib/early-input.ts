/**
 * What people enter while a page is drawn but its scripts are still on their way.
 *
 * The browser keeps it, and nothing of ours hears of it: a filter would not be applied, a form library would go
 * on with its own first values and even put them back. So it is noted down, and entered once more, as if by
 * hand, when the page answers.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Entered = { checked: boolean } | { value: string };

const early = new Map<Control, Entered>();

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const ticks = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

const enteredIn = (control: Control): Entered =>
  ticks(control) ? { checked: control.checked } : { value: control.value };

/** Whether a control holds something else than the document that came. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const first =
      options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled);
    return control.value !== (first?.value ?? "");
  }
  if (ticks(control)) return control.checked !== control.defaultChecked;
  return control.type !== "hidden" && control.value !== control.defaultValue;
}

function note({ target }: Event): void {
  if (isControl(target)) early.set(target, enteredIn(target));
}

/** Notes down what is entered from the first paint on. Call it before anything takes the page over. */
export function watchEarlyInput(): void {
  for (const control of document.querySelectorAll<Control>("input, textarea, select")) {
    if (isChanged(control)) early.set(control, enteredIn(control));
  }
  document.addEventListener("input", note, true);
  document.addEventListener("change", note, true);
}

/** Puts a value in place unseen: React compares what it has set itself with what it finds. */
function put(control: Control, entered: Entered): void {
  if ("checked" in entered) {
    // The press that follows turns it.
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

function tell(control: Control, entered: Entered): void {
  if ("checked" in entered) {
    control.click();
    return;
  }
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Enters all of it once more. Call it when the page answers. */
export function repeatEarlyInput(): void {
  document.removeEventListener("input", note, true);
  document.removeEventListener("change", note, true);
  const entries = [...early].filter(([control]) => control.isConnected && !control.disabled);
  early.clear();
  // Everything is in place before anyone hears of the first: a form is read as a whole.
  for (const [control, entered] of entries) put(control, entered);
  for (const [control, entered] of entries) tell(control, entered);
}
