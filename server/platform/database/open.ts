import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

export interface DatabaseOptions {
  /** PostgreSQL address; without it the embedded database in `folder` is opened. */
  url?: string;
  /** Folder of the embedded database; undefined keeps it in memory (tests). */
  folder?: string;
}

/**
 * Opens the database and applies the migrations that are missing, under a lock.
 * @throws FolderInUse when another process has the embedded folder
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openPostgres(options.url) : openEmbedded(options.folder);
}
