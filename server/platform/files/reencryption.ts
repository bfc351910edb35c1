import { asc, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Database } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { defineTask, type Queue } from "#server/platform/queue/queue.ts";
import { Unreadable } from "../sealing.ts";
import type { EncryptedStore } from "./encrypted.ts";
import { storedFiles } from "./files.table.ts";

/**
 * Encrypts files with the current key, one batch a task: the next batch is a task of its own, so that a stop
 * costs one batch and nothing is done twice.
 */
export const reencryptFilesTask = defineTask({
  name: "files.reencrypt",
  label: "Encrypt files with a new key",
  data: z.object({
    /** Key that the files are to have; a task of a start with another secret ends by itself. */
    keyId: z.string(),
    /** Last file of the batches before. */
    after: z.uuid().nullable(),
    checked: z.int(),
    reencrypted: z.int(),
    unreadable: z.int(),
  }),
  retries: 10,
  retryDelaySeconds: 30,
});

type Progress = z.output<typeof reencryptFilesTask.data>;

const batchSize = 100;

interface Files {
  database: Database;
  files: EncryptedStore;
  queue: Queue;
}

/** Where the progress is reported: counts only, no names. */
interface Log {
  info(counts: object, text: string): void;
  warn(counts: object, text: string): void;
}

/** Starts encrypting all files with the current key, unless that has begun and waits for its turn. */
export async function startReencryption({ database, files, queue }: Files): Promise<void> {
  const { keyId } = files;
  if (await queue.isWaiting(reencryptFilesTask, { keyId })) return;
  const start: Progress = { keyId, after: null, checked: 0, reencrypted: 0, unreadable: 0 };
  await acrossOrganisations(database, (tx) => queue.enqueue(tx, reencryptFilesTask, start));
}

/** A file that was deleted while it was written anew must not come back. */
async function deleteIfGone({ database, files }: Files, file: { id: string; key: string }): Promise<void> {
  const rows = await acrossOrganisations(database, (tx) =>
    // Waits for whoever is deleting it.
    tx.select({ id: storedFiles.id }).from(storedFiles).where(eq(storedFiles.id, file.id)).for("update"),
  );
  if (rows.length === 0) await files.delete(file.key);
}

async function reencryptOne(
  platform: Files,
  file: { id: string; key: string },
): Promise<"done" | "unchanged" | "unreadable"> {
  try {
    if (!(await platform.files.reencrypt(file.key))) return "unchanged";
    await deleteIfGone(platform, file);
    return "done";
  } catch (error) {
    if (error instanceof Unreadable) return "unreadable";
    // Deleted since, or still being written: with the current key then.
    if (error instanceof CodedError && error.code === "not_found") return "unchanged";
    throw error;
  }
}

function report(log: Log, { checked, reencrypted, unreadable }: Progress, done: boolean): void {
  const counts = { checked, reencrypted, unreadable };
  if (!done) log.info(counts, "encrypting files with the new SECRET");
  else if (unreadable === 0) {
    log.info(counts, "every file is encrypted with the new SECRET: SECRET_RETIRED can be removed");
  } else {
    log.warn(
      counts,
      "some files open with neither SECRET nor SECRET_RETIRED: name the secret that they were encrypted with",
    );
  }
}

/** One batch. @throws Error when storage fails, for the batch to be tried again */
export async function reencryptFiles(platform: Files, progress: Progress, log: Log): Promise<void> {
  const { database, files, queue } = platform;
  if (progress.keyId !== files.keyId) return;
  const batch = await acrossOrganisations(database, (tx) =>
    tx
      .select({ id: storedFiles.id, key: storedFiles.key })
      .from(storedFiles)
      .where(progress.after ? gt(storedFiles.id, progress.after) : undefined)
      .orderBy(asc(storedFiles.id))
      .limit(batchSize),
  );
  const next = { ...progress, after: batch.at(-1)?.id ?? progress.after };
  for (const file of batch) {
    const outcome = await reencryptOne(platform, file);
    next.checked += 1;
    if (outcome === "done") next.reencrypted += 1;
    if (outcome === "unreadable") next.unreadable += 1;
  }
  const done = batch.length < batchSize;
  if (!done) {
    await acrossOrganisations(database, (tx) => queue.enqueue(tx, reencryptFilesTask, next));
  }
  report(log, next, done);
}
