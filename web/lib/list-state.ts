import type { z } from "zod";
import type {
  AnyOf,
  Day,
  List,
  ListFilter,
  OneOf,
  Reference,
  WholeNumber,
  Word,
} from "#contract/core/list.ts";
import { calendarDayOf, idOf, oneOf, pageOf, typedText, wholeNumber } from "./search-params.ts";

type Value<F> =
  F extends AnyOf<infer V>
    ? V[]
    : F extends OneOf<infer V>
      ? V | ""
      : F extends WholeNumber
        ? number
        : F extends Day | Reference | Word
          ? string
          : never;

export type SortOf<L extends List> = L["sorts"][number];

/** What a list shows, as its address states it. An empty text or list filters nothing. */
export type ListState<L extends List> = { q: string; page: number; sort: SortOf<L> } & {
  [K in keyof L["filters"]]: Value<L["filters"][K]>;
};

/** What a filter holds when the address states nothing. */
function presetOf(filter: ListFilter): unknown {
  if (filter.kind === "anyOf") return [...filter.preset];
  return filter.kind === "wholeNumber" ? filter.preset : "";
}

function readFilter(filter: ListFilter, given: readonly string[]): unknown {
  const [first = null] = given;
  if (filter.kind === "oneOf") return oneOf(first, filter.options) ?? "";
  if (filter.kind === "wholeNumber") return wholeNumber(first, filter.min, filter.max) ?? filter.preset;
  if (filter.kind === "day") return calendarDayOf(first) ?? "";
  if (filter.kind === "reference") return idOf(first) ?? "";
  if (filter.kind === "word") return (first ?? "").trim().slice(0, filter.max);
  const chosen = filter.options.filter((option) => given.includes(option)).slice(0, filter.atOnce);
  return chosen.length > 0 ? chosen : presetOf(filter);
}

/** Turns ranges round that are upside down. */
function inOrder(filters: List["filters"], values: Record<string, unknown>): Record<string, unknown> {
  const turned = { ...values };
  for (const [from, filter] of Object.entries(filters)) {
    if (filter.kind !== "wholeNumber" || !filter.upTo) continue;
    const ends = [Number(values[from]), Number(values[filter.upTo])];
    turned[from] = Math.min(...ends);
    turned[filter.upTo] = Math.max(...ends);
  }
  return turned;
}

/**
 * Reads a list's address. What no filter can mean (an unknown status, page 0) counts as not given, and choices come
 * in the order they are offered.
 */
export function readList<L extends List>(list: L, search: URLSearchParams): ListState<L> {
  const values = Object.entries(list.filters).map(
    ([name, filter]) => [name, readFilter(filter, search.getAll(name))] as const,
  );
  return {
    q: list.search ? typedText(search) : "",
    ...inOrder(list.filters, Object.fromEntries(values)),
    sort: oneOf(search.get("sort"), list.sorts) ?? list.sorts[0] ?? "",
    page: pageOf(search),
  } as ListState<L>;
}

/** The whole list in its first order. */
export const wholeList = <L extends List>(list: L): ListState<L> => readList(list, new URLSearchParams());

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The query part of a list's address: `?status=interview&page=2`. What is not filtered is left out. */
export function listSearch<L extends List>(list: L, state: ListState<L>): string {
  const whole: Record<string, unknown> = wholeList(list);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...whole, ...state })) {
    if (!(name in whole) || same(value, whole[name])) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.size > 0 ? `?${search}` : "";
}

/** The part of a list that its page offers as a group of its own, by links above it: where one is, and no filter. */
export type Groups<L extends List> = readonly (keyof L["filters"])[];

/** The address without what narrows the list: its order stays, and the group that it shows. */
export function clearedSearch<L extends List>(list: L, state: ListState<L>, groups: Groups<L> = []): string {
  const kept = Object.fromEntries(groups.map((name) => [name, state[name]]));
  return listSearch(list, { ...wholeList(list), ...kept, sort: state.sort });
}

/** Which rows are meant, as a call takes it that is about all of them. */
export function filterQuery<L extends List>(list: L, state: ListState<L>): z.input<L["filter"]> {
  const names = [...(list.search ? ["q"] : []), ...Object.keys(list.filters), "sort"];
  const given: Record<string, unknown> = state;
  const isEmpty = (value: unknown) => value === "" || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    names.filter((name) => !isEmpty(given[name])).map((name) => [name, given[name]]),
  ) as z.input<L["filter"]>;
}

/** One page of them, as the call of the list takes it. */
export function listQuery<L extends List>(list: L, state: ListState<L>): z.input<L["query"]> {
  return { ...filterQuery(list, state), page: state.page, pageSize: list.pageSize };
}

/** How many filters narrow the list: a range is one, order, page and the group that it shows are none. */
export function countFilters<L extends List>(list: L, state: ListState<L>, groups: Groups<L> = []): number {
  const given: Record<string, unknown> = state;
  const ends = new Map(
    Object.entries(list.filters).flatMap(([name, filter]) =>
      filter.kind === "wholeNumber" && filter.upTo ? [[filter.upTo, name] as const] : [],
    ),
  );
  const narrowing = Object.entries(list.filters)
    .filter(([name, filter]) => !groups.includes(name) && !same(given[name], presetOf(filter)))
    .map(([name]) => ends.get(name) ?? name);
  return new Set(narrowing).size + (state.q === "" ? 0 : 1);
}

/**
 * Where the head of a column leads and how the list is sorted by it now. The first press sorts the way that the
 * description names first, the next one the other way round.
 * @param by name of the order without its sign
 */
export function headerSort<L extends List>(list: L, state: ListState<L>, by: string) {
  const ways = list.sorts.filter((sort) => sort === by || sort === `-${by}`);
  const isSorted = ways.includes(state.sort);
  const next = (isSorted && ways.find((sort) => sort !== state.sort)) || ways[0] || state.sort;
  const direction = state.sort === by ? ("ascending" as const) : ("descending" as const);
  return {
    to: listSearch(list, { ...state, sort: next, page: 1 }),
    direction: isSorted ? direction : undefined,
  };
}
