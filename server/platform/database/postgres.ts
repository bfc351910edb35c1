import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, Pool } from "pg";
import type { Database, Tx } from "./database.ts";
import { applyMigrations, missingMigrations } from "./migrate.ts";
import { lockMigrations } from "./migration-lock.ts";
import { notificationsArrive } from "./notifications-arrive.ts";
import { PipeliningClient } from "./pipelining-client.ts";
import { checkServer, giveRows, ownedByAnother, prepareRoles, RolesRefused, type Serving } from "./roles.ts";

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

/** Runs `work` in one transaction while no other process changes tables or rights. */
const alone = <T>({ url, migrationUrl, warn }: PostgresOptions, work: (tx: Tx) => Promise<T>): Promise<T> =>
  connected(migrationUrl ?? url, (client) =>
    drizzle({ client }).transaction(async (tx) => {
      await lockMigrations(tx, (message) => warn?.(message));
      // Policies bind an owner too: a migration has to see the rows that it mends.
      await tx.execute(sql`select set_config('app.organisation', '*', true)`);
      return work(tx);
    }),
  );

const roleOf = (url: string): Promise<string> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ name: string }>("select current_user as name");
    return rows[0]?.name ?? "";
  });

/** Migrates and gives each role its rights; or, connected as a role that may not, sees that nothing is missing. */
async function prepare(options: PostgresOptions): Promise<Serving & { owns: boolean }> {
  const { url, migrationUrl } = options;
  const server = await roleOf(url);
  const migrated = await alone(options, async (db) => {
    if (await ownedByAnother(db)) {
      const missing = await missingMigrations(db);
      if (migrationUrl || missing > 0) {
        throw new RolesRefused([
          `The role in ${migrationUrl ? "MIGRATION_DATABASE_URL" : "DATABASE_URL"} does not own the tables, and this version's migrations that they lack are ${missing}.`,
          "Set MIGRATION_DATABASE_URL to the address with the role that owns them.",
        ]);
      }
      await checkServer(db, server);
      return false;
    }
    await applyMigrations(db);
    return true;
  });
  if (!migrated) return { server: null, runAs: null, warnings: [], owns: false };
  // Kept apart: what the roles lack does not take the migrations back.
  const serving = await alone(options, (db) => prepareRoles(db, migrationUrl ? server : null));
  return { ...serving, owns: true };
}

/**
 * Connects to PostgreSQL. Processes that start at once wait for each other's migrations.
 * @throws MigrationRefused, RolesRefused
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, migrationUrl } = options;
  const { server, runAs, warnings, owns } = await prepare(options);
  for (const warning of warnings) options.warn?.(warning);
  const pool = new Pool({ connectionString: url, max: 16, Client: PipeliningClient });
  // An idle connection that the server drops must not take the process with it; the pool opens another.
  pool.on("error", () => {});
  const db: Tx = drizzle({ client: pool });
  const sessionsStay = await notificationsArrive(url);
  return {
    kind: "postgres",
    db,
    queueConnection: {
      connectionString: url,
      migrate: owns && !migrationUrl,
      useListenNotify: sessionsStay,
    },
    queueOwner: migrationUrl ? { connectionString: migrationUrl } : null,
    keepsStatements: sessionsStay,
    runAs,
    whileAlone: (work) => alone(options, () => work()),
    async grantAccess(schema) {
      if (!server) return;
      await alone(options, (owner) => giveRows(owner, schema, server));
    },
    async ping() {
      await db.execute(sql`select 1`);
    },
    async close() {
      await pool.end();
    },
  };
}
