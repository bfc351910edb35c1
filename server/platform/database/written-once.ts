import { fillPlaceholders, type QueryWithTypings, SQL, sql } from "drizzle-orm";
import { type PgColumn, PgDialect } from "drizzle-orm/pg-core";
import { rowsOf, type Tx } from "./database.ts";

/** A moment in milliseconds since 1970: what such a statement answers is not made a `Date`. */
export const milliseconds = (moment: SQL | PgColumn): SQL =>
  sql`(extract(epoch from ${moment}) * 1000)::float8`;

/** A statement whose text is known, so that Drizzle does not put it together. */
class WrittenStatement extends SQL {
  readonly #query: QueryWithTypings;

  constructor(query: QueryWithTypings) {
    super([]);
    this.#query = query;
  }

  override toQuery(): QueryWithTypings {
    return this.#query;
  }
}

/**
 * A hand-written statement whose text is put together when it is asked for the first time: Drizzle would go through all of its
 * parts each time, which a long one costs a tenth of what the database takes for it.
 * @param write the statement, with `sql.placeholder(name)` where its values stand
 * @returns asks it with these values, as the database takes them (a moment as its ISO text)
 */
export function writtenOnce<Row, Values extends Record<string, unknown>>(write: () => SQL) {
  let query: QueryWithTypings | undefined;
  return (tx: Tx, values: Values): Promise<Row[]> => {
    query ??= new PgDialect().sqlToQuery(write());
    const params = fillPlaceholders(query.params, values);
    return rowsOf<Row>(tx, new WrittenStatement({ ...query, params }));
  };
}
