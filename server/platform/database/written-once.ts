import { fillPlaceholders, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { rowsOf, type Tx } from "./database.ts";

/** The text of a statement between its parameters, and these, some of them placeholders. */
function written(query: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  return { pieces: text.split(/\$\d+/).map((piece) => sql.raw(piece)), params };
}

/**
 * A hand-written statement whose text is put together when it is asked for the first time: Drizzle would go through all of its
 * parts each time, which a long one costs a tenth of what the database takes for it.
 * @param write the statement, with `sql.placeholder(name)` where its values stand
 * @returns asks it with these values, as the database takes them (a moment as its ISO text)
 */
export function writtenOnce<Row, Values extends Record<string, unknown>>(write: () => SQL) {
  let text: ReturnType<typeof written> | undefined;
  return (tx: Tx, values: Values): Promise<Row[]> => {
    text ??= written(write());
    const given = fillPlaceholders(text.params, values);
    const chunks = text.pieces.flatMap((piece, at) =>
      at < given.length ? [piece, sql.param(given[at])] : [piece],
    );
    return rowsOf<Row>(tx, sql.join(chunks));
  };
}
