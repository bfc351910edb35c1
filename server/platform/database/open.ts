import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

export interface DatabaseOptions {
  /** PostgreSQL address; without it the embedded database in `folder` is opened. */
  url?: string | undefined;
  /** Address with the role that owns the tables, where the one of `url` only serves. */
  migrationUrl?: string | undefined;
  /** Called with what an operator should know: of the roles on PostgreSQL, of the embedded database's upkeep. */
  warn?: (message: string) => void;
  /** Folder of the embedded database; undefined keeps it in memory (tests). */
  folder?: string;
}

/**
 * Opens the database and applies the migrations that are missing, under a lock.
 * @throws StartRefused: FolderInUse when another process has the embedded folder, FolderRefused, DatabaseDamaged, MigrationRefused,
 * RolesRefused
 */
export function openDatabase({ url, folder, ...options }: DatabaseOptions): Promise<Database> {
  return url ? openPostgres({ url, ...options }) : openEmbedded(folder, { warn: options.warn });
}
