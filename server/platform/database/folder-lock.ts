import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process holds the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that process first, or give this one a folder of its own with DATA_DIR.`,
    );
    this.name = "FolderInUse";
  }
}

/**
 * Takes the folder for this process alone. The embedded database must never be opened twice.
 * SQLite's file lock is held by the operating system: it falls with the process, even on kill -9, so no
 * stale lock is ever left, and no process id has to be trusted.
 * @returns a function that gives the folder back
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(path.join(folder, "lock"));
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE;");
  } catch {
    lock.close();
    throw new FolderInUse(folder);
  }
  return () => lock.close();
}
