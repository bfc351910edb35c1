import {
  type Control,
  type ControlValue,
  dispatchChange,
  isCheckable,
  isControl,
  isSameEntry,
  readControl,
  restoreValue,
} from "./form-control.ts";

/**
 * What people enter while a page is drawn but its scripts are still on their way (web/site/late-scripts.tsx).
 *
 * The browser keeps it, and nothing of ours hears of it: a filter would not be applied, a form library would go
 * on with its own first values and even put them back. So it is noted down, and entered once more, as if by
 * hand, when the page answers. `watchEarlyInput` runs in entry.client.tsx before React takes the page over;
 * `repeatEarlyInput` in the first effect of root.tsx, when all components listen.
 */
const early = new Map<Control, ControlValue>();

/** What a control held in the document that came. */
function inDocument(control: Control): ControlValue {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const first =
      options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled);
    return { value: first?.value ?? "" };
  }
  return isCheckable(control) ? { checked: control.defaultChecked } : { value: control.defaultValue };
}

/** Whether a control holds something else than the document that came. */
const isChanged = (control: Control): boolean =>
  control.type !== "hidden" && !isSameEntry(inDocument(control), readControl(control));

/**
 * What a control holds that nobody has entered: for one that still shows what was entered early, what the document
 * that came had in it.
 */
export function readBeforeEntry(control: Control): ControlValue {
  const held = readControl(control);
  return isSameEntry(early.get(control), held) ? inDocument(control) : held;
}

function note({ target }: Event): void {
  if (isControl(target)) early.set(target, readControl(target));
}

/** Notes down what is entered from the first paint on. Call it before anything takes the page over. */
export function watchEarlyInput(): void {
  for (const control of document.querySelectorAll<Control>("input, textarea, select")) {
    if (isChanged(control)) early.set(control, readControl(control));
  }
  document.addEventListener("input", note, true);
  document.addEventListener("change", note, true);
}

/** Enters all of it once more. Call it when the page answers. */
export function repeatEarlyInput(): void {
  document.removeEventListener("input", note, true);
  document.removeEventListener("change", note, true);
  const entries = [...early].filter(([control]) => control.isConnected && !control.disabled);
  early.clear();
  // Everything is in place before anyone hears of the first: a form is read as a whole.
  for (const [control, entered] of entries) restoreValue(control, entered);
  for (const [control, entered] of entries) dispatchChange(control, entered);
}
