import { readBeforeEntry } from "./early-input.ts";
import {
  type Control,
  type ControlValue,
  dispatchChange,
  isCheckable,
  isSameEntry,
  readControl,
  restoreValue,
} from "./form-control.ts";
import { askBeforeClosing, keptPlace } from "./kept-storage.ts";

/**
 * What somebody typed and has not sent yet, by the name of its form, for as long as the tab is open. Text of one
 * account is never shown to another that signs in at the same tab.
 *
 * It works on the document, not on a form library: at every key, all controls of the form that differ from what they
 * first held go to `sessionStorage`; when the form opens again, or a control of it appears later, they are entered as
 * if by hand. Forms use it through `useKeptForm` (web/ui/kept-form.tsx); docs/decisions/025-kept-text.md says why.
 */
type Kept = Record<string, ControlValue>;

const neverKept = ["password", "file", "hidden", "search"];

/** What distinguishes a control from the others of its form; null for one whose content is not kept. */
function keyOf(control: Control): string | null {
  if (!control.name || neverKept.includes(control.type)) return null;
  // Works once, and not for long.
  if (control.autocomplete === "one-time-code") return null;
  return isCheckable(control) ? `${control.name}=${control.value}` : control.name;
}

/** The controls of a form that are kept, each with its key: those that share a name are told apart by their order. */
function keyed(controls: readonly Control[]): [Control, string][] {
  const counts = new Map<string, number>();
  return controls.flatMap((control): [Control, string][] => {
    const key = keyOf(control);
    if (key === null) return [];
    const earlier = counts.get(key) ?? 0;
    counts.set(key, earlier + 1);
    return [[control, earlier === 0 ? key : `${key} ${earlier + 1}`]];
  });
}

/** What the controls of a form held before anything was entered, however often it is watched anew. */
const firsts = new WeakMap<HTMLElement, Map<string, ControlValue>>();

/**
 * Keeps what is typed in the controls of `box`, and enters again what was kept, also in controls that come later.
 * @param onRestored called when something was entered again
 */
export function keepText(box: HTMLElement, name: string, onRestored: () => void) {
  const place = keptPlace<Kept>(name);
  const first = firsts.get(box) ?? new Map<string, ControlValue>();
  firsts.set(box, first);
  const seen = new WeakSet<Control>();
  let entering = false;
  const controls = () => keyed([...box.querySelectorAll<Control>("input, textarea, select")]);

  // All of it: what a template filled in beside the one field that was typed in belongs to it.
  const keep = () => {
    if (entering) return;
    const kept = place.read() ?? {};
    for (const [control, key] of controls()) {
      if (!first.has(key)) continue;
      const entered = readControl(control);
      if (isSameEntry(first.get(key), entered)) delete kept[key];
      else kept[key] = entered;
    }
    place.write(Object.keys(kept).length > 0 ? kept : null);
  };
  const enter = (values: (key: string) => ControlValue | undefined): number => {
    let entered = 0;
    entering = true;
    const all = controls();
    // Twice: one control may clear another, as the kind of an interview does with its place.
    for (const [control, key] of [...all, ...all]) {
      const value = values(key);
      if (value === undefined || isSameEntry(readControl(control), value)) continue;
      restoreValue(control, value);
      dispatchChange(control, value);
      entered += 1;
    }
    entering = false;
    return entered;
  };
  const restore = () => {
    const fresh = controls().filter(([control]) => !seen.has(control));
    if (fresh.length === 0) return;
    const keys = new Set<string>();
    for (const [control, key] of fresh) {
      seen.add(control);
      keys.add(key);
      if (!first.has(key)) first.set(key, readBeforeEntry(control));
    }
    const kept = place.read();
    if (enter((key) => (keys.has(key) ? kept?.[key] : undefined)) > 0) onRestored();
  };

  const observer = new MutationObserver(restore);
  observer.observe(box, { childList: true, subtree: true });
  box.addEventListener("input", keep);
  box.addEventListener("change", keep);
  const stopAsking = askBeforeClosing(name);
  restore();
  return {
    /** It was sent: from now on nothing of it is kept. */
    forget: () => place.write(null),
    /** It was sent and stays in its fields: from now on only what differs from it is kept. */
    accept() {
      for (const [control, key] of controls()) first.set(key, readControl(control));
      place.write(null);
    },
    /** Brings every control back to what it held before. */
    discard() {
      enter((key) => first.get(key));
      place.write(null);
    },
    stop() {
      observer.disconnect();
      box.removeEventListener("input", keep);
      box.removeEventListener("change", keep);
      stopAsking();
    },
  };
}
