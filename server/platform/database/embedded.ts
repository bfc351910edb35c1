import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { fromPglite } from "pg-boss";
import { type Database, roleToRunAs, type Tx } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { applyMigrations } from "./migrate.ts";

/** What the migrations ask of the embedded database beyond PGlite itself. */
export const embeddedExtensions = { pg_trgm };

/** Opens PGlite in `folder` (or in memory), taking the folder for this process alone. */
export async function openEmbedded(folder?: string): Promise<Database> {
  const release = folder ? lockFolder(folder) : () => {};
  try {
    const client = await PGlite.create({
      dataDir: folder ? path.join(folder, "postgres") : undefined,
      extensions: embeddedExtensions,
    });
    const db: Tx = drizzle({ client });
    await applyMigrations(db);
    return {
      kind: "embedded",
      db,
      queueConnection: { db: fromPglite(client), backend: "pglite" },
      runAs: await roleToRunAs(db),
      async ping() {
        await db.execute(sql`select 1`);
      },
      async close() {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
