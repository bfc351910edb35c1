import { z } from "zod";
import { textBoolean } from "./call.ts";
import { calendarDay } from "./fields.ts";
import { manyOf, pageQuery } from "./paging.ts";

const { page, pageSize, q } = pageQuery.shape;

/** Some of several choices: `?status=screening&status=interview`. */
export interface AnyOf<V extends string = string, S extends z.ZodType = z.ZodType> {
  kind: "anyOf";
  /** What a page offers, in this order. */
  options: readonly V[];
  /** How many of them a page lets somebody choose at a time. */
  atOnce: number;
  /** What a page shows when its address states none; empty for everything. */
  preset: readonly V[];
  schema: S;
}

/** One of several choices, or none: `?date=week`. */
export interface OneOf<V extends string = string, S extends z.ZodType = z.ZodType> {
  kind: "oneOf";
  options: readonly V[];
  schema: S;
}

/** A whole number. At its preset it filters nothing. */
export interface WholeNumber<S extends z.ZodType = z.ZodType> {
  kind: "wholeNumber";
  min: number;
  max: number;
  preset: number;
  /** The filter that is the upper end of a range from this one. */
  upTo?: string;
  schema: S;
}

/** A day in Nairobi, `YYYY-MM-DD`. */
export interface Day<S extends z.ZodType = z.ZodType> {
  kind: "day";
  schema: S;
}

/** A row of another list, by its id. It has no control: links lead to it. */
export interface Reference<S extends z.ZodType = z.ZodType> {
  kind: "reference";
  schema: S;
}

/** A word that rows carry. It has no control: links lead to it. */
export interface Word<S extends z.ZodType = z.ZodType> {
  kind: "word";
  max: number;
  schema: S;
}

export type ListFilter = AnyOf | OneOf | WholeNumber | Day | Reference | Word;
export type ListFilters = Readonly<Record<string, ListFilter>>;

interface Offered<V> {
  atOnce?: number;
  preset?: readonly V[];
}

/** Some of these choices, and no others. */
export function anyOf<const V extends string>(
  options: readonly V[],
  { atOnce = options.length, preset = [] }: Offered<V> = {},
) {
  return { kind: "anyOf" as const, options, atOnce, preset, schema: manyOf(z.enum(options)) };
}

/** Words of which a page offers these; the call takes others, too. */
export function anyText<const V extends string>(
  options: readonly V[],
  { atOnce = options.length, preset = [] }: Offered<V> = {},
) {
  return { kind: "anyOf" as const, options, atOnce, preset, schema: manyOf(z.string().max(100)) };
}

/** One of these choices. */
export function oneOf<const V extends string>(options: readonly V[]) {
  return { kind: "oneOf" as const, options, schema: z.enum(options).optional() };
}

/** Whether something holds: `?imported=true`. */
export function yesOrNo() {
  return { kind: "oneOf" as const, options: ["true", "false"] as const, schema: textBoolean.optional() };
}

/** A whole number from `min` to `max`. @param preset filters nothing */
export function wholeNumber(rule: { min: number; max: number; preset: number; upTo?: string }) {
  const number = z.coerce.number<number | string>().int().min(rule.min).max(rule.max);
  return { kind: "wholeNumber" as const, ...rule, schema: number.default(rule.preset) };
}

/** A day. */
export function day() {
  return { kind: "day" as const, schema: calendarDay.optional() };
}

/** A row of another list: `?importId=0190...`. */
export function reference() {
  return { kind: "reference" as const, schema: z.uuid().optional() };
}

/** A word that rows carry: `?sourceName=linkedin`. */
export function word(max: number) {
  return { kind: "word" as const, max, schema: z.string().max(max).optional() };
}

type Schemas<F extends ListFilters> = { [K in keyof F]: F[K]["schema"] };
type Searched<Q extends boolean> = Q extends true ? { q: typeof q } : unknown;
type Sorted<S extends string> = [S] extends [never]
  ? unknown
  : { sort: z.ZodDefault<z.ZodEnum<{ [K in S]: K }>> };
type Flat<T> = { [K in keyof T]: T[K] };
type FilterShape<F extends ListFilters, S extends string, Q extends boolean> = Flat<
  Searched<Q> & Schemas<F> & Sorted<S>
>;

/** Lists that views can be saved of. A name is for good: what people saved is found by it. */
export const listNames = [
  "applications",
  "audit",
  "candidates",
  "complaints",
  "enquiries",
  "jobs",
  "members",
  "transactions",
  "loans",
] as const;
export type ListName = (typeof listNames)[number];

/**
 * One description of a list: what it is filtered and sorted by and how it is paged. From it follow what its call
 * takes (`query`, `filter`), its address (web/lib/list-state.ts), its controls (web/ui/list) and its SQL
 * (server/platform/database/list.ts).
 */
export interface List {
  /** With a name, a person can save views of it. */
  name?: ListName;
  /** Rows on one page of its screen; a call may ask for another number. */
  pageSize: number;
  /** Whether it can be searched for words: `q`. */
  search: boolean;
  filters: ListFilters;
  /** Orders by name, a minus for descending. The first holds when none is asked for. */
  sorts: readonly string[];
  /** Which rows are meant, and in which order. */
  filter: z.ZodObject;
  /** The same with the page asked for. */
  query: z.ZodObject;
}

interface DescribedList<F extends ListFilters, S extends string, Q extends boolean> extends List {
  search: Q;
  filters: F;
  sorts: readonly S[];
  filter: z.ZodObject<FilterShape<F, S, Q>>;
  query: z.ZodObject<Flat<{ page: typeof page; pageSize: typeof pageSize } & FilterShape<F, S, Q>>>;
}

/** Describes a list. */
export function defineList<
  const F extends ListFilters = Record<never, never>,
  const S extends string = never,
  const Q extends boolean = false,
>({
  name,
  pageSize: rows,
  search,
  filters,
  sorts = [],
}: {
  name?: ListName;
  pageSize: number;
  search?: Q;
  filters?: F;
  sorts?: readonly S[];
}): DescribedList<F, S, Q> {
  const [first] = sorts;
  const shape = {
    ...(search ? { q } : {}),
    ...Object.fromEntries(Object.entries(filters ?? {}).map(([name, { schema }]) => [name, schema])),
    ...(first === undefined ? {} : { sort: z.enum(sorts).default(first) }),
  };
  // TypeScript does not follow which fields the three parts have; `DescribedList` says it.
  return {
    name,
    pageSize: rows,
    search: search ?? false,
    filters: filters ?? {},
    sorts,
    filter: z.object(shape),
    query: z.object({ page, pageSize, ...shape }),
  } as unknown as DescribedList<F, S, Q>;
}
