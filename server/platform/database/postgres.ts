import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, Pool } from "pg";
import { type Database, roleToRunAs, type Tx } from "./database.ts";
import { applyMigrations } from "./migrate.ts";

/** Any number that no other program on the same server is likely to lock. */
const migrationLock = 7_364_512_019;

/** Connects to PostgreSQL. Processes that start at once wait for each other's migrations. */
export async function openPostgres(url: string): Promise<Database> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await applyMigrations(drizzle({ client }));
  } finally {
    // Ending the session gives the lock back, also when a migration failed.
    await client.end();
  }
  const pool = new Pool({ connectionString: url, max: 16 });
  // An idle connection that the server drops must not take the process with it; the pool opens another.
  pool.on("error", () => {});
  const db: Tx = drizzle({ client: pool });
  return {
    kind: "postgres",
    db,
    queueConnection: { connectionString: url },
    runAs: await roleToRunAs(db),
    async ping() {
      await db.execute(sql`select 1`);
    },
    async close() {
      await pool.end();
    },
  };
}
