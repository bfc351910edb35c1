import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { create, extract, list } from "tar";
import { lockFolder } from "./database/folder-lock.ts";

/** What a data folder holds that is worth keeping: database, uploaded files, the key that signs sessions. */
const parts = ["postgres", "files", "secret"];

/** A backup or restore was refused; the message says why and what to do. */
export class BackupRefused extends Error {}

/**
 * Writes the data folder into one compressed archive. The product must be stopped: a copy of a database
 * that is being written would not open again.
 * @throws BackupRefused if there is nothing to back up; FolderInUse while the product runs
 */
export async function backUp(dataDir: string, archive: string): Promise<void> {
  const present = parts.filter((part) => existsSync(path.join(dataDir, part)));
  if (!present.includes("postgres")) {
    throw new BackupRefused(
      `${dataDir} holds no embedded database. With DATABASE_URL, use pg_dump and back up the files folder.`,
    );
  }
  const release = lockFolder(dataDir);
  try {
    mkdirSync(path.dirname(archive), { recursive: true });
    const unfinished = `${archive}.part`;
    await create({ cwd: dataDir, file: unfinished, gzip: true, portable: true }, present);
    renameSync(unfinished, archive);
  } finally {
    release();
  }
}

async function holdsDatabase(archive: string): Promise<boolean> {
  let found = false;
  await list({
    file: archive,
    onReadEntry: (entry) => {
      if (entry.path === "postgres/PG_VERSION") found = true;
    },
  });
  return found;
}

/**
 * Puts a backup into the data folder, which must be empty or absent: nothing is ever overwritten. The
 * archive is unpacked beside it first, so that a failure leaves nothing half done.
 * @throws BackupRefused if the folder holds something or the archive is no backup
 */
export async function restore(archive: string, dataDir: string): Promise<void> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new BackupRefused(`${dataDir} is not empty. Move it away, or name another folder with DATA_DIR.`);
  }
  if (!existsSync(archive)) throw new BackupRefused(`There is no file ${archive}.`);
  if (!(await holdsDatabase(archive).catch(() => false))) {
    throw new BackupRefused(`${archive} is not a backup of this product.`);
  }
  mkdirSync(path.dirname(dataDir), { recursive: true });
  const unpacked = mkdtempSync(`${dataDir}.restoring-`);
  try {
    await extract({ file: archive, cwd: unpacked, strict: true });
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(unpacked, dataDir);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}
