import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { List } from "#contract/core/list.ts";
import { together } from "./together.ts";

type Filter<L extends List> = z.output<L["filter"]>;

/**
 * What a filter asks of a row: its column, for rows with one of the values, or a condition.
 * @template C what conditions need beside the value: the organisation's scope, the time
 */
type Condition<V, C> = PgColumn | ((value: NonNullable<V>, context: C) => SQL | undefined);

/** Each filter's condition; the sort is none. */
type Conditions<L extends List, C> = {
  [K in Exclude<keyof Filter<L>, "sort">]-?: Condition<Filter<L>[K], C>;
};

/** Whether a filter lets all rows pass. */
function isOpen(list: List, name: string, value: unknown): boolean {
  if (value === undefined || value === "") return true;
  const filter = list.filters[name];
  return filter?.kind === "wholeNumber" && value === filter.preset;
}

/**
 * Says for a list's filters, once, what they ask of a row.
 * @returns what a query of the list asks: `matching(query, { scope })`
 */
export function conditionsOf<L extends List, C = void>(list: L, conditions: Conditions<L, C>) {
  const named = Object.entries(conditions as Record<string, Condition<never, C>>);
  return (filter: Filter<L>, context: C): SQL | undefined => {
    const values: Record<string, unknown> = filter;
    const asked = named.filter(([name]) => !isOpen(list, name, values[name]));
    return and(
      ...asked.map(([name, condition]) => {
        const value = values[name];
        if (typeof condition === "function") return condition(value as never, context);
        return Array.isArray(value) ? inArray(condition, value) : eq(condition, value);
      }),
    );
  };
}

/** The field that a sort goes by: `paidOn` of `-paidOn`. */
type SortField<Sort extends string> = Sort extends `-${infer Field}` ? Field : Sort;

/**
 * Says the columns of a list's sorts once; `-` before a field's name is the way down. Rows with the same value follow
 * each other by their id, the same way, so that an index serves both directions. As in PostgreSQL, null is the largest value.
 * @param columns of each field, as rows of the list name it
 */
export function sortsBy<Sort extends string>(columns: Record<SortField<Sort>, PgColumn>, id: PgColumn) {
  const partsOf = (sort: Sort) => {
    const down = sort.startsWith("-");
    const field = (down ? sort.slice(1) : sort) as SortField<Sort>;
    return { field, column: columns[field], down };
  };
  return {
    /** What the rows are ordered by. */
    order(sort: Sort): [SQL, SQL] {
      const { column, down } = partsOf(sort);
      return down ? [desc(column), desc(id)] : [asc(column), asc(id)];
    },

    /** The rows after one of them, for reading a list to its end without counting from the beginning. */
    after(sort: Sort, last: { id: string } & Record<SortField<Sort>, unknown>): SQL | undefined {
      const { field, column, down } = partsOf(sort);
      const beyond = down ? lt : gt;
      const value: unknown = last[field];
      if (value === null) {
        return or(down ? isNotNull(column) : undefined, and(isNull(column), beyond(id, last.id)));
      }
      const nullsFollow = !down && !column.notNull ? isNull(column) : undefined;
      return or(beyond(column, value), nullsFollow, and(eq(column, value), beyond(id, last.id)));
    },
  };
}

/** A select that is complete but for its page. */
interface Pageable<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> };
}

/**
 * One page of the rows that match, and how many match in all; both are asked for at once.
 * @param rows the select of the rows in their order
 * @param counted the select of `{ total: count() }` under the same condition
 */
export async function readPage<Row>(
  { page, pageSize }: { page: number; pageSize: number },
  rows: Pageable<Row>,
  counted: PromiseLike<{ total: number }[]>,
): Promise<{ rows: Row[]; total: number }> {
  const [found, [answer]] = await together([rows.limit(pageSize).offset((page - 1) * pageSize), counted]);
  return { rows: found, total: answer?.total ?? 0 };
}
