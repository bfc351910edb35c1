import { type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";

/** A database or a transaction: every query takes one as its first argument. */
export type Tx = PgDatabase<PgQueryResultHKT>;

/** An open database, embedded (PGlite) or PostgreSQL, migrated and ready. */
export interface Database {
  kind: "embedded" | "postgres";
  db: Tx;
  /** Connection of the task queue, with notifications where the engine has them. */
  queueConnection: Pick<ConstructorOptions, "db" | "backend" | "connectionString">;
  /** Role taken inside each transaction because the connecting one would bypass row-level security. */
  runAs: string | null;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Rows of a hand-written query, for what the query builder cannot say. */
export async function rowsOf<Row>(tx: Tx, query: SQL): Promise<Row[]> {
  return ((await tx.execute(query)) as { rows: Row[] }).rows;
}

/** The role that transactions run as where the connecting role would not be subject to row-level security. */
const applicationRole = "ushirika_app";

/** `applicationRole` if the connecting role bypasses row-level security and may switch to it, else null. */
export async function roleToRunAs(db: Tx): Promise<string | null> {
  const [row] = await rowsOf<{ needed: boolean }>(
    db,
    sql`select (rolsuper or rolbypassrls) as needed from pg_roles where rolname = current_user`,
  );
  return row?.needed ? applicationRole : null;
}
