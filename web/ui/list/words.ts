import type { AnyOf, List, OneOf } from "#contract/core/list.ts";
import type { Groups, SortOf } from "#web/lib/list-state.ts";

/** What a filter is called, and each of its choices where the word differs from the value. */
export interface FilterWords<V extends string = string> {
  label: string;
  option?: Readonly<Record<V, string>> | ((value: V) => string);
  /** What a single choice says while it filters nothing; `Status: all` without it. */
  none?: string;
  /** Its control is there only while it filters: other pages lead to it, and few set it here. */
  whenSet?: boolean;
}

type WordsOf<F> = F extends AnyOf<infer V> | OneOf<infer V> ? FilterWords<V> : FilterWords;

/** What a list's screen says. A filter without words has no control: its page offers it otherwise. */
export interface ListWords<L extends List> {
  /** One row and several: `application`, `applications`. */
  one: string;
  many: string;
  /** What can be searched for, in the empty box: `Candidate, email or job title`. */
  search?: string;
  filters: { readonly [K in keyof L["filters"]]?: WordsOf<L["filters"][K]> };
  sorts?: Readonly<Record<SortOf<L>, string>>;
  /** Filters that links above the list choose: they say where one is, and "Clear filters" stays there. */
  groups?: Groups<L>;
}

/** What a choice is called. */
export function optionLabel({ option }: FilterWords<never>, value: string): string {
  if (typeof option === "function") return (option as (value: string) => string)(value);
  return (option as Readonly<Record<string, string>> | undefined)?.[value] ?? value;
}

/** What is chosen of several, on a button: everything, up to two by name, or how many. */
export function chosenText(label: string, chosen: readonly string[]): string {
  if (chosen.length === 0) return `${label}: all`;
  return chosen.length <= 2 ? chosen.join(", ") : `${label}: ${chosen.length} chosen`;
}
