import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";

/** A database or a transaction: every query takes one as its first argument. */
export type Tx = PgDatabase<PgQueryResultHKT>;

/** An open database, embedded (PGlite) or PostgreSQL, migrated and ready. */
export interface Database {
  kind: "embedded" | "postgres";
  db: Tx;
  /** Connection of the task queue, with notifications where they arrive; `migrate` lets it make its tables. */
  queueConnection: Pick<
    ConstructorOptions,
    "db" | "backend" | "connectionString" | "migrate" | "useListenNotify"
  >;
  /** Connection that makes the queue's tables, where another role than the one that serves owns them. */
  queueOwner: Pick<ConstructorOptions, "connectionString"> | null;
  /**
   * Whether a session of the database stays with its connection, which it does not behind a proxy that lends sessions by
   * the transaction: only then a statement with a name is there the next time.
   */
  keepsStatements: boolean;
  /** Role taken inside each transaction because the connecting one owns the tables. */
  runAs: string | null;
  /** Runs `work`, which makes tables on connections of its own, while no other process changes tables. */
  whileAlone<T>(work: () => Promise<T>): Promise<T>;
  /** Lets the role that serves work with the rows of a schema that was made or changed outside the migrations. */
  grantAccess(schema: string): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Rows of a hand-written query, for what the query builder cannot say. */
export async function rowsOf<Row>(tx: Tx, query: SQL): Promise<Row[]> {
  return ((await tx.execute(query)) as { rows: Row[] }).rows;
}
