import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { OrganisationScope, OrganisationTable } from "#server/platform/database/scope.ts";

/** Rows of one statement: some hundred kilobytes of text. */
const batch = 1_000;

/** Types whose values are written into JSON as they are; of the others, what Drizzle makes of them. */
const isJson = (column: PgColumn) => column.columnType === "PgJsonb" || column.columnType === "PgArray";

/** The value of a column as JSON carries it to the database; what a row does not say is the column's default. */
function driverValue(column: PgColumn, given: unknown): unknown {
  const value = given === undefined ? (column.defaultFn?.() ?? column.default) : given;
  if (is(value, SQL))
    throw new Error(`${column.name} is said of other rows, and the database would choose it`);
  return value === undefined || value === null || isJson(column) ? value : column.mapToDriverValue(value);
}

/**
 * Inserts many rows of one organisation, those of a statement as one text in JSON. As parameters of their own, each value
 * passes through Drizzle, the protocol and the parser, which takes longer than the insert.
 */
export async function insertRows<T extends OrganisationTable>(
  scope: OrganisationScope,
  table: T,
  rows: readonly Omit<T["$inferInsert"], "organisationId">[],
): Promise<void> {
  const said = new Set(["organisationId", ...rows.flatMap((row) => Object.keys(row))]);
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, { defaultFn }]) => said.has(name) || defaultFn,
  ) as [string, PgColumn][];
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const types = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += batch) {
    const written = rows.slice(start, start + batch).map((row) => {
      const values: Record<string, unknown> = { ...row, organisationId: scope.organisationId };
      return Object.fromEntries(
        columns.map(([name, column]) => [column.name, driverValue(column, values[name])]),
      );
    });
    await scope.tx.execute(
      sql`insert into ${table} (${names}) select ${names}
        from json_to_recordset(${JSON.stringify(written)}::json) as given(${types})`,
    );
  }
}
