import { createHash } from "node:crypto";
import { asc, sql } from "drizzle-orm";
import { CodedError } from "#contract/core/errors.ts";
import type { Database, Tx } from "#server/platform/database/database.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { backupLock, type DeletionHold } from "./hold.ts";
import { type BackupCounts, type WriteLine, writeBackup } from "./lines.ts";
import { lastMigration, waitingTasks, writeRows } from "./rows.ts";

const pieceBytes = 48 * 1024;

/** What a backup is made of. */
export interface BackupSource {
  database: Database;
  files: FileStore;
  hold: DeletionHold;
  /** The installation's secret where it lies in the data folder; null where the operator keeps it. */
  secret: string | null;
}

interface FileRow {
  key: string;
  contentType: string;
  kept: boolean;
}

/** @returns whether the storage had it */
async function writeFile(
  files: FileStore,
  { key, contentType }: FileRow,
  write: WriteLine,
): Promise<boolean> {
  const bytes = await files.get(key).catch((error: unknown) => {
    if (error instanceof CodedError && error.code === "not_found") return null;
    throw error;
  });
  if (bytes === null) return false;
  await write({ file: key, contentType, sha256: createHash("sha256").update(bytes).digest("hex") });
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    await write({ piece: Buffer.from(bytes.subarray(at, at + pieceBytes)).toString("base64") });
  }
  return true;
}

async function writeFiles(files: FileStore, rows: readonly FileRow[], write: WriteLine) {
  const counts = { files: 0, missing: 0 };
  for (const row of rows) {
    if (await writeFile(files, row, write)) counts.files += 1;
    // The bytes of an upload that is under way come after its row.
    else if (row.kept) counts.missing += 1;
  }
  return counts;
}

const filesOf = (tx: Tx): Promise<FileRow[]> =>
  tx
    .select({ key: storedFiles.key, contentType: storedFiles.contentType, kept: storedFiles.kept })
    .from(storedFiles)
    .orderBy(asc(storedFiles.key));

/**
 * Writes rows, waiting tasks and files of a running product into one encrypted archive. Rows come of one snapshot; a file
 * that is deleted meanwhile stays until it is in. The embedded database answers nobody else while its rows are written,
 * and everybody while the files are.
 */
export function makeBackup(source: BackupSource, archive: string, key: string): Promise<BackupCounts> {
  const { database, files, hold, secret } = source;
  const embedded = database.kind === "embedded";
  return writeBackup(archive, key, (write) =>
    hold.during(async () => {
      const snapshot = await database.db.transaction(
        async (tx) => {
          await tx.execute(sql`select set_config('app.organisation', '*', true)`);
          if (!embedded) await tx.execute(sql`select pg_advisory_xact_lock(${backupLock})`);
          await write({ migration: await lastMigration(tx), secret });
          const counts = await writeRows(tx, write);
          const tasks = await waitingTasks(tx);
          for (const task of tasks) await write({ task });
          const listed = await filesOf(tx);
          // There other processes delete too: the lock, and with it the transaction, lasts until the last file.
          const filed = embedded ? null : await writeFiles(files, listed, write);
          return { counts: { ...counts, tasks: tasks.length }, listed, filed };
        },
        { isolationLevel: "repeatable read" },
      );
      const filed = snapshot.filed ?? (await writeFiles(files, snapshot.listed, write));
      const end = { ...snapshot.counts, ...filed };
      await write({ end });
      return end;
    }),
  );
}
