import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { List } from "#contract/core/list.ts";
import { type ListState, listSearch, readList } from "#web/lib/list-state.ts";

/** Milliseconds after the last key until the list is asked for. */
const pause = 300;

/** What a list shows that is filtered as a form says: its first page. */
export function stateOfForm<L extends List>(
  list: L,
  entries: Iterable<readonly [string, FormDataEntryValue]>,
) {
  const search = new URLSearchParams();
  for (const [name, value] of entries) if (typeof value === "string") search.append(name, value);
  return readList(list, search);
}

/** Enters what the address states, but for what somebody is typing. */
function fillIn(form: HTMLFormElement, state: Record<string, unknown>): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (!(field.name in state) || field.type === "hidden") continue;
    const values = [state[field.name]].flat().map(String);
    if (field.type === "checkbox" && field instanceof HTMLInputElement) {
      field.checked = values.includes(field.value);
    } else if (field !== document.activeElement) {
      field.value = values[0] ?? "";
    }
  }
}

/**
 * Makes a GET form of filters live: what changes in it becomes the list's address, and what changes the address from
 * outside (Back, a link) is entered in it. Without scripts its button does the same.
 */
export function useFilterForm<L extends List>(
  list: L,
  state: ListState<L>,
): {
  ref: RefObject<HTMLFormElement | null>;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onBlur: () => void;
  onSubmit: (event: FormEvent) => void;
} {
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const address = listSearch(list, state);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (ref.current) fillIn(ref.current, readList(list, new URLSearchParams(address)));
  }, [list, address]);

  const show = (typing: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!ref.current) return;
    const search = listSearch(list, stateOfForm(list, new FormData(ref.current)));
    // A search grows letter by letter and is one step in the browser's history.
    void navigate({ search }, { replace: typing && state.q !== "", preventScrollReset: true });
  };
  return {
    ref,
    onChange({ target }) {
      clearTimeout(timer.current);
      if (target instanceof HTMLInputElement && target.type === "search") {
        timer.current = setTimeout(() => show(true), pause);
      } else show(false);
    },
    onBlur() {
      // Not later: who then presses a link would be called back from where it leads.
      if (timer.current !== undefined) show(true);
    },
    onSubmit(event) {
      event.preventDefault();
      show(false);
    },
  };
}
