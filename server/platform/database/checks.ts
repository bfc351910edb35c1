import { getTableColumns, getTableName, is, type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  type CheckBuilder,
  check,
  PgArray,
  PgColumn,
  PgDateString,
  PgTimestamp,
} from "drizzle-orm/pg-core";

/** Texts of a list (requirements, skills), of any length each. */
const maxListItems = 100;

const nameOf = (column: AnyPgColumn, rule: string) => `${getTableName(column.table)}_${column.name}_${rule}`;

const quoted = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "));

/** Only the values that the column's type names: a list of the contract. */
function known(column: AnyPgColumn): CheckBuilder | null {
  const values = is(column, PgArray) ? column.baseColumn.enumValues : column.enumValues;
  if (!values?.length) return null;
  const condition = is(column, PgArray)
    ? sql`${column} <@ array[${quoted(values)}]::text[]`
    : sql`${column} in (${quoted(values)})`;
  return check(nameOf(column, "known"), condition);
}

/** A day or moment that JavaScript and the contract can say: no `infinity`, no year of five digits. */
function day(column: AnyPgColumn): CheckBuilder | null {
  if (is(column, PgArray) && is(column.baseColumn, PgDateString)) {
    const condition = sql`cardinality(${column}) <= ${sql.raw(String(maxListItems))} and '1900-01-01' <= all (${column}) and '9999-12-31' >= all (${column})`;
    return check(nameOf(column, "days"), condition);
  }
  if (is(column, PgDateString)) {
    return check(nameOf(column, "day"), sql`${column} between '1900-01-01' and '9999-12-31'`);
  }
  if (!is(column, PgTimestamp)) return null;
  return check(nameOf(column, "moment"), sql`${column} between '1900-01-01Z' and '9999-12-31Z'`);
}

function length(column: AnyPgColumn, limit: number): CheckBuilder {
  const condition = is(column, PgArray)
    ? sql`cardinality(${column}) <= ${sql.raw(String(maxListItems))} and char_length(array_to_string(${column}, '')) <= ${sql.raw(String(limit))}`
    : sql`char_length(${column}) <= ${sql.raw(String(limit))}`;
  return check(nameOf(column, "length"), condition);
}

/**
 * What the columns' types say, as constraints of the table: a column with an `enum` holds its values only, a day
 * or moment is one that the contract can say, a text has at most as many characters as `lengths` names (all
 * texts of a list together).
 * @param columns as pgTable hands them to its third argument
 */
export function columnChecks<Columns extends Record<string, AnyPgColumn>>(
  columns: Columns,
  lengths: { [Name in keyof Columns]?: number },
): CheckBuilder[] {
  const [first] = Object.values(columns);
  if (!first) return [];
  // What pgTable hands over knows names only; the table's own columns know their types.
  return Object.entries(getTableColumns(first.table)).flatMap(([key, column]) => {
    if (!is(column, PgColumn)) return [];
    const limit = lengths[key];
    return [known(column), day(column), limit ? length(column, limit) : null].filter((one) => one !== null);
  });
}

/** A number from `min` to `max`, both included. */
export const range = (column: AnyPgColumn, min: number, max?: number): CheckBuilder =>
  check(
    nameOf(column, "range"),
    max === undefined
      ? sql`${column} >= ${sql.raw(String(min))}`
      : sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`,
  );

/** A text that matches a regular expression of PostgreSQL. */
export const pattern = (column: AnyPgColumn, expression: string): CheckBuilder =>
  check(nameOf(column, "shape"), sql`${column} ~ ${quoted([expression])}`);

/** An address as it is compared: `X@x.example` and `x@x.example` are one person. */
export const lowerCase = (column: AnyPgColumn): CheckBuilder =>
  check(nameOf(column, "lower"), sql`${column} = lower(${column})`);

/** A moment that does not lie before another of the same row. */
export const notBefore = (end: AnyPgColumn, start: AnyPgColumn): CheckBuilder =>
  check(nameOf(end, "order"), sql`${end} >= ${start}`);

export const jsonObject = (column: AnyPgColumn): CheckBuilder =>
  check(nameOf(column, "shape"), sql`jsonb_typeof(${column}) = 'object'`);

/**
 * A list of JSON values none of which fits `wrong`, a filter of an SQL/JSON path over one of them (`@`).
 * @param least items that there are at the least
 */
export function jsonList(
  column: AnyPgColumn,
  { wrong, min = 0 }: { wrong?: string; min?: number } = {},
): CheckBuilder {
  const path = [
    '$.type() == "array"',
    `$.size() >= ${min}`,
    `$.size() <= ${maxListItems}`,
    ...(wrong ? [`!exists($[*] ? (${wrong}))`] : []),
  ].join(" && ");
  // A path that does not apply to the value answers null, which a constraint would let pass.
  return check(
    nameOf(column, "shape"),
    sql`coalesce(jsonb_path_match(${column}, ${quoted([path])}, '{}', true), ${column} is null)`,
  );
}
