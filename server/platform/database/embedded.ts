import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { fromPglite } from "pg-boss";
import { StartRefused } from "#server/platform/start-refused.ts";
import { countChangedTables, startAutovacuum } from "./autovacuum.ts";
import { takeFolder } from "./data-folder.ts";
import type { Database, Tx } from "./database.ts";
import { splitClient } from "./embedded-client.ts";
import { databaseFolder } from "./empty-database.ts";
import { applyMigrations } from "./migrate.ts";
import { giveRows, prepareRoles } from "./roles.ts";

/** What the migrations ask of the embedded database beyond PGlite itself. */
export const embeddedExtensions = { pg_trgm };

/**
 * Buffers are cleared at each start and pages that are not in them come from those of the operating system: 128 MB, as
 * PGlite has them, made a start dearer and no query cheaper (docs/decisions/059-first-start.md).
 */
const ownSettings = ["-c", "shared_buffers=32MB"];

export interface EmbeddedOptions {
  /** Whether an empty folder may begin with the database that the build made. */
  prepared?: boolean;
  /** Called with what an operator should know of its upkeep. */
  warn?: ((message: string) => void) | undefined;
}

/** A database is there and does not open. */
export class DatabaseDamaged extends StartRefused {
  constructor(folder: string, cause?: unknown) {
    super(
      [
        `The database in ${folder} does not open: files of it are missing or damaged, or another version of PostgreSQL wrote them.`,
        "Move the data folder away, restore the latest backup (npm run restore -- <file>; where it is installed: ushirika restore <file>), and start again.",
      ],
      cause === undefined ? undefined : { cause },
    );
  }
}

/**
 * PGlite takes a folder without this file for an empty one, and writes a new database over what is left of the old.
 * @returns whether there is a database
 */
function hasDatabase(place: string): boolean {
  if (!existsSync(place)) return false;
  if (!statSync(place).isDirectory()) throw new DatabaseDamaged(place);
  if (existsSync(path.join(place, "PG_VERSION"))) return true;
  if (readdirSync(place).length > 0) throw new DatabaseDamaged(place);
  return false;
}

/** @throws DatabaseDamaged */
async function openClient(place: string | undefined): Promise<PGlite> {
  const exists = place !== undefined && hasDatabase(place);
  // Node takes a process that waits for nothing but compiled WebAssembly for one that is done, and ends it without a word.
  const alive = setInterval(() => {}, 60_000);
  try {
    return await PGlite.create({
      dataDir: place,
      extensions: embeddedExtensions,
      startParams: [...PGlite.defaultStartParams, ...ownSettings],
    });
  } catch (error) {
    throw exists ? new DatabaseDamaged(place, error) : error;
  } finally {
    clearInterval(alive);
  }
}

/**
 * Opens PGlite in `folder` (or in memory), taking the folder for this process alone.
 * @throws FolderInUse, FolderRefused, DatabaseDamaged, MigrationRefused, RolesRefused
 */
export async function openEmbedded(
  folder?: string,
  { prepared = true, warn }: EmbeddedOptions = {},
): Promise<Database> {
  const taken = folder ? takeFolder(folder, prepared) : undefined;
  try {
    await taken?.ready;
    const client = await openClient(folder && path.join(folder, databaseFolder));
    const failed = (error: unknown) => warn?.(`The database could not be tidied: ${error}`);
    const { forDrizzle, forQueue, forUpkeep } = splitClient(client, {
      countChanges: (alone) => countChangedTables(alone).catch(failed),
    });
    const db: Tx = drizzle({ client: forDrizzle });
    await applyMigrations(db);
    const { runAs, server } = await prepareRoles(db, null);
    // What is in memory ends with its test.
    const endAutovacuum = folder ? startAutovacuum(forUpkeep, failed) : async () => {};
    return {
      kind: "embedded",
      db,
      queueConnection: { db: fromPglite(forQueue), backend: "pglite", migrate: true, useListenNotify: true },
      queueOwner: null,
      keepsStatements: true,
      runAs,
      whileAlone: (work) => work(),
      async grantAccess(schema) {
        if (server) await giveRows(db, schema, server);
      },
      async ping() {
        await db.execute(sql`select 1`);
      },
      async close() {
        await endAutovacuum();
        await client.close();
        taken?.release();
      },
    };
  } catch (error) {
    taken?.release();
    throw error;
  }
}
