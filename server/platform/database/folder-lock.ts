import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefused } from "#server/platform/start-refused.ts";

/** Another process holds the data folder. */
export class FolderInUse extends StartRefused {
  constructor(folder: string) {
    super([
      `The data folder ${folder} is in use by another process. Stop that process first, or give this one a folder of its own with DATA_DIR.`,
    ]);
  }
}

/** Nothing can be kept in the data folder. */
export class FolderRefused extends StartRefused {
  constructor(folder: string, cause: unknown) {
    const { code = "unknown" } = cause as NodeJS.ErrnoException;
    const isFile = code === "EEXIST" || code === "ENOTDIR";
    super(
      isFile
        ? [`${folder} is no folder, so no data can be kept in it. Name a folder with DATA_DIR.`]
        : [
            `The data folder ${folder} cannot be written to (${code}). Give it to the user that runs this program (chown -R), or name another with DATA_DIR.`,
          ],
      { cause },
    );
  }
}

/** What the server writes to must be its own: the database reports a file that it may not write only as a failure. */
function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of ["", "lock", "secret", "postgres", "files", "cache"]) {
      const place = path.join(folder, name);
      if (existsSync(place)) accessSync(place, constants.R_OK | constants.W_OK);
    }
  } catch (error) {
    throw new FolderRefused(folder, error);
  }
}

/** SQLITE_BUSY: the lock is held. */
const held = 5;

/**
 * Takes the folder for this process alone. The embedded database must never be opened twice.
 * SQLite's file lock is held by the operating system: it falls with the process, even on kill -9, so no
 * stale lock is ever left, and no process id has to be trusted.
 * @returns a function that gives the folder back
 * @throws FolderInUse, FolderRefused
 */
export function lockFolder(folder: string): () => void {
  prepareFolder(folder);
  const file = path.join(folder, "lock");
  const lock = new DatabaseSync(file);
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE;");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === held) throw new FolderInUse(folder);
    throw new StartRefused(
      [
        `${file} is damaged. Where no other process runs on this folder, delete it and start again; it holds no data.`,
      ],
      { cause: error },
    );
  }
  return () => lock.close();
}
