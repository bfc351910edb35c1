import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { z } from "zod";
import { type Config, derivedKey } from "#server/config.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { embeddedExtensions } from "#server/platform/database/embedded.ts";
import { lockFolder } from "#server/platform/database/folder-lock.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { encryptedStore } from "#server/platform/files/encrypted.ts";
import { createFileStore } from "#server/platform/files/open-store.ts";
import { defineTask, startQueue } from "#server/platform/queue/queue.ts";
import { asRefusal, type BackupCounts, readBackup, type WaitingTask } from "./lines.ts";
import { type LoadedBackup, loadBackup } from "./load.ts";
import { BackupRefused } from "./refusal.ts";

/**
 * Loads a backup into an empty folder: an embedded database, the files, and the secret where the backup has it.
 * @param secret encrypts the files where the backup has none, as the operator keeps it
 * @throws BackupRefused
 */
export async function loadIntoFolder(
  archive: string,
  key: string,
  folder: string,
  secret: string | undefined,
): Promise<LoadedBackup> {
  const release = lockFolder(folder);
  let client: PGlite | undefined;
  try {
    return await loadBackup(readBackup(archive, key), async (kept) => {
      const used = secret ?? kept;
      if (!used) throw new BackupRefused("SECRET: is needed, the one of the installation that was backed up");
      if (kept) writeFileSync(path.join(folder, "secret"), `${kept}\n`, { mode: 0o600 });
      client = await PGlite.create({
        dataDir: path.join(folder, "postgres"),
        extensions: embeddedExtensions,
      });
      const db: Tx = drizzle({ client });
      const store = await createFileStore({ kind: "local", folder: path.join(folder, "files") });
      return { db, files: encryptedStore(store, derivedKey(used, "stored files")) };
    });
  } catch (error) {
    throw asRefusal(error, archive);
  } finally {
    await client?.close();
    release();
  }
}

/** Hands over again what had not been done, mails among it. */
async function resumeTasks(folder: string, tasks: readonly WaitingTask[]): Promise<void> {
  const database = await openDatabase({ folder });
  try {
    const queue = await startQueue(database, { works: false, onError: () => {} });
    const known = new Map(
      tasks.map(({ name, retries, retryDelaySeconds }) => [
        name,
        defineTask({ name, label: name, data: z.looseObject({}), retries, retryDelaySeconds }),
      ]),
    );
    await queue.prepare([...known.values()]);
    await acrossOrganisations(database, async (tx) => {
      for (const { name, data } of tasks) {
        const task = known.get(name);
        if (task) await queue.enqueue(tx, task, data);
      }
    });
    await queue.stop();
  } finally {
    await database.close();
  }
}

/**
 * Puts a backup into the data folder, which must be empty or absent: nothing is ever overwritten. It is loaded beside it
 * first, so that a failure leaves nothing half done.
 * @throws BackupRefused
 */
export async function restore(
  archive: string,
  { dataDir, secret, backup }: Pick<Config, "dataDir" | "secret" | "backup">,
): Promise<BackupCounts> {
  if (!backup.key) throw new BackupRefused("BACKUP_KEY: is needed, the one that the backup was made with");
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new BackupRefused(`${dataDir} is not empty. Move it away, or name another folder with DATA_DIR.`);
  }
  mkdirSync(path.dirname(dataDir), { recursive: true });
  const unpacked = mkdtempSync(`${dataDir}.restoring-`);
  try {
    const { counts, tasks } = await loadIntoFolder(archive, backup.key, unpacked, secret);
    await resumeTasks(unpacked, tasks);
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(unpacked, dataDir);
    return counts;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}
