import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { rowsOf, type Tx } from "./database.ts";
import { explainRefusal, isViolation } from "./migration-refusal.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Applies the generated migrations that this database has not seen, in one transaction.
 * @throws MigrationRefused when rows violate a new constraint: it names all of them, and nothing was changed
 */
export async function applyMigrations(db: Tx, folder = migrationsFolder): Promise<void> {
  try {
    // The migrator only uses what every PostgreSQL driver of Drizzle has in common.
    await migrate(db as Parameters<typeof migrate>[0], { migrationsFolder: folder });
  } catch (error) {
    if (!isViolation(error)) throw error;
    throw await explainRefusal(db, readMigrationFiles({ migrationsFolder: folder }));
  }
}

/** How many migrations this database has not seen; asks for no more than the right to read their list. */
export async function missingMigrations(db: Tx): Promise<number> {
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  const seen = Number(last?.at ?? 0);
  return readMigrationFiles({ migrationsFolder }).filter((one) => one.folderMillis > seen).length;
}
