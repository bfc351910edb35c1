import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, Pool } from "pg";
import type { Database, Tx } from "./database.ts";
import { serveStatements } from "./grants.ts";
import { applyMigrations, missingMigrations } from "./migrate.ts";
import { checkServer, ownedByAnother, prepareRoles, RolesRefused, type Serving } from "./roles.ts";

/** Any number that no other program on the same server is likely to lock. */
const migrationLock = 7_364_512_019;

interface PostgresOptions {
  /** Who serves connects here. */
  url: string;
  /** Who owns the tables connects here; undefined where `url` is for both. */
  migrationUrl?: string | undefined;
  warn?: (message: string) => void;
}

/** Runs `work` on a connection of its own. */
async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs `work` while no other process changes tables or rights. Ending the session gives the lock back. */
const alone = <T>(url: string, work: (db: Tx) => Promise<T>): Promise<T> =>
  connected(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    // Policies bind an owner too: a migration has to see the rows that it mends.
    await client.query("select set_config('app.organisation', '*', false)");
    return work(drizzle({ client }));
  });

const roleOf = (url: string): Promise<string> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ name: string }>("select current_user as name");
    return rows[0]?.name ?? "";
  });

/** Migrates and gives each role its rights; or, connected as a role that may not, sees that nothing is missing. */
async function prepare({ url, migrationUrl }: PostgresOptions): Promise<Serving & { owns: boolean }> {
  const server = await roleOf(url);
  return alone(migrationUrl ?? url, async (db) => {
    if (await ownedByAnother(db)) {
      const missing = await missingMigrations(db);
      if (migrationUrl || missing > 0) {
        throw new RolesRefused([
          `The role in ${migrationUrl ? "MIGRATION_DATABASE_URL" : "DATABASE_URL"} does not own the tables, and this version's migrations that they lack are ${missing}.`,
          "Set MIGRATION_DATABASE_URL to the address with the role that owns them.",
        ]);
      }
      await checkServer(db, server);
      return { server: null, runAs: null, warnings: [], owns: false };
    }
    await applyMigrations(db);
    return { ...(await prepareRoles(db, migrationUrl ? server : null)), owns: true };
  });
}

/**
 * Connects to PostgreSQL. Processes that start at once wait for each other's migrations.
 * @throws MigrationRefused, RolesRefused
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, migrationUrl } = options;
  const { server, runAs, warnings, owns } = await prepare(options);
  for (const warning of warnings) options.warn?.(warning);
  const pool = new Pool({ connectionString: url, max: 16 });
  // An idle connection that the server drops must not take the process with it; the pool opens another.
  pool.on("error", () => {});
  const db: Tx = drizzle({ client: pool });
  return {
    kind: "postgres",
    db,
    queueConnection: { connectionString: url, migrate: owns && !migrationUrl },
    queueOwner: migrationUrl ? { connectionString: migrationUrl } : null,
    runAs,
    async grantAccess(schema) {
      if (!server) return;
      await alone(migrationUrl ?? url, async (owner) => {
        for (const statement of serveStatements(schema, server)) await owner.execute(sql.raw(statement));
      });
    },
    async ping() {
      await db.execute(sql`select 1`);
    },
    async close() {
      await pool.end();
    },
  };
}
