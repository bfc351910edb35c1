import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { rowsOf, type Tx } from "./database.ts";
import { explainRefusal, isViolation } from "./migration-refusal.ts";
import { migrationsFolder } from "./migrations-folder.ts";

type Migrations = ReturnType<typeof readMigrationFiles>;

/** Those of `migrations` that this database has not seen. */
async function pendingOf(db: Tx, migrations: Migrations): Promise<Migrations> {
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return migrations.filter((one) => one.folderMillis > Number(last?.at ?? 0));
}

/**
 * What Drizzle's own migrator does, within the transaction of the caller. Its own begins one, which would end the
 * caller's and give back the lock that this one holds.
 */
async function migrate(tx: Tx, pending: Migrations): Promise<void> {
  for (const { folderMillis, hash, sql: statements } of pending) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/**
 * Applies the generated migrations that this database has not seen, all or none of them.
 * @throws MigrationRefused when rows violate a new constraint: it names all of them, and nothing was changed
 */
export async function applyMigrations(db: Tx, folder = migrationsFolder): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const pending = await pendingOf(db, readMigrationFiles({ migrationsFolder: folder }));
  try {
    await db.transaction((tx) => migrate(tx, pending));
  } catch (error) {
    if (!isViolation(error)) throw error;
    throw await explainRefusal(db, pending);
  }
}

/** How many migrations this database has not seen; asks for no more than the right to read their list. */
export async function missingMigrations(db: Tx): Promise<number> {
  return (await pendingOf(db, readMigrationFiles({ migrationsFolder }))).length;
}
