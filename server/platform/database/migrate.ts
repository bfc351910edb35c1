import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Tx } from "./database.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Applies the generated migrations that this database has not seen, in one transaction. */
export async function applyMigrations(db: Tx): Promise<void> {
  // The migrator only uses what every PostgreSQL driver of Drizzle has in common.
  await migrate(db as Parameters<typeof migrate>[0], { migrationsFolder });
}
