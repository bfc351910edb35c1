import { and, eq, inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database, Tx } from "#server/platform/database/database.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import { defineScheduledTask, defineTask, type Queue } from "#server/platform/queue/queue.ts";
import { fileErrors } from "./files.messages.ts";
import { storedFiles } from "./files.table.ts";
import { inspectUpload } from "./inspect.ts";
import { fileKey } from "./keys.ts";
import type { FileKind } from "./kinds.ts";
import type { FileStore } from "./store.ts";

/** Removes what interrupted uploads left behind. */
export const deleteOrphanedFilesTask = defineScheduledTask(
  "files.sweep",
  "Delete files that nothing refers to",
  "*/30 * * * *",
);

/**
 * Deletes files whose rows are gone. Enqueued with the removal of the rows, so that no file outlives them,
 * even if the process ends in between.
 */
export const deleteFilesTask = defineTask({
  name: "files.delete",
  label: "Delete files",
  data: z.object({ keys: z.array(z.string()) }),
  retries: 20,
  retryDelaySeconds: 30,
});

const abandonedAfterMillis = dayMillis / 24;

interface Files {
  database: Database;
  files: FileStore;
}

interface UploadRule {
  accept: readonly FileKind[];
  maxBytes: number;
}

/**
 * Inspects an upload and stores it, not yet kept: the use case calls `commitUpload` in its transaction, or
 * `discardUpload` if it fails.
 * @returns the file's id
 * @throws CodedError naming what is wrong with the file; nothing has been written then
 */
export async function storeUpload(
  { database, files }: Files,
  organisationId: string,
  upload: UploadedFile,
  rule: UploadRule,
): Promise<string> {
  const { key, ...file } = await inspected(organisationId, upload, rule);
  await inOrganisation(database, organisationId, (scope) => scope.insert(storedFiles, { ...file, key }));
  await files.put(key, upload.bytes, file);
  return file.id;
}

/** `storeUpload` for a file that a person keeps for themselves; `commitOwnUpload` keeps it. */
export async function storeOwnUpload(
  { database, files }: Files,
  userId: string,
  upload: UploadedFile,
  rule: UploadRule,
): Promise<string> {
  const { key, ...file } = await inspected(userId, upload, rule);
  await acrossOrganisations(database, (tx) => tx.insert(storedFiles).values({ ...file, key, userId }));
  await files.put(key, upload.bytes, file);
  return file.id;
}

/** The row of a file that may be stored. */
async function inspected(owner: string, upload: UploadedFile, rule: UploadRule) {
  const { contentType, safeName } = await inspectUpload(upload.bytes, { name: upload.name, ...rule });
  const id = newId();
  const key = fileKey(owner, new Date(), id);
  return { id, key, name: safeName, contentType, bytes: upload.bytes.length };
}

const sweptAway = () =>
  new CodedError(
    "conflict",
    textOf(fileErrors, (t) => t.uploadTooSlow),
  );

/**
 * Makes a stored file part of what the caller's transaction writes.
 * @returns what it is called
 * @throws CodedError conflict if it is swept away
 */
export async function commitUpload(scope: OrganisationScope, fileId: string): Promise<{ name: string }> {
  const [kept] = await scope
    .update(storedFiles, { kept: true }, eq(storedFiles.id, fileId))
    .returning({ name: storedFiles.name });
  if (!kept) throw sweptAway();
  return kept;
}

/** `commitUpload` for a person's own file. */
export async function commitOwnUpload(tx: Tx, userId: string, fileId: string): Promise<void> {
  const kept = await tx
    .update(storedFiles)
    .set({ kept: true })
    .where(and(eq(storedFiles.id, fileId), eq(storedFiles.userId, userId)))
    .returning({ id: storedFiles.id });
  if (kept.length === 0) throw sweptAway();
}

/**
 * Gives up files in the caller's transaction, which removes every reference to them. Once it has committed
 * they go with `discardUpload`, or with the next sweep if the process ends before that.
 */
export async function releaseFiles(tx: Tx, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.update(storedFiles).set({ kept: false }).where(inArray(storedFiles.id, fileIds));
}

/** Removes unkept rows; who is about to keep one of them waits, and finds it gone. */
async function removeUnkept(
  { database, files, queue }: Files & { queue: Queue },
  chosen: (tx: Tx) => Promise<{ id: string }[]>,
): Promise<void> {
  const keys = await acrossOrganisations(database, async (tx) => {
    const ids = (await chosen(tx)).map(({ id }) => id);
    if (ids.length === 0) return [];
    const removed = await tx
      .delete(storedFiles)
      .where(and(inArray(storedFiles.id, ids), eq(storedFiles.kept, false)))
      .returning({ key: storedFiles.key });
    const gone = removed.map(({ key }) => key);
    if (gone.length > 0) await queue.enqueue(tx, deleteFilesTask, { keys: gone });
    return gone;
  });
  // At once where it can be; the task does it where the process ends here or the storage is away.
  await deleteFiles(files, keys).catch(() => {});
}

/** Deletes files, as often as it is asked to. @throws Error when the storage fails */
export async function deleteFiles(files: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.delete(key);
}

/** Removes a file that its use case could not keep, or has released. */
export const discardUpload = (platform: Files & { queue: Queue }, fileId: string): Promise<void> =>
  removeUnkept(platform, async () => [{ id: fileId }]);

/** `discardUpload` for several at once. */
export const discardUploads = (
  platform: Files & { queue: Queue },
  fileIds: readonly string[],
): Promise<void> => removeUnkept(platform, async () => fileIds.map((id) => ({ id })));

/** Removes every file that nothing kept within an hour: its process died between storing and keeping. */
export const deleteOrphanedFiles = (platform: Files & { queue: Queue }): Promise<void> =>
  removeUnkept(platform, (tx) =>
    tx
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(
        and(
          eq(storedFiles.kept, false),
          lt(storedFiles.createdAt, new Date(Date.now() - abandonedAfterMillis)),
        ),
      )
      .limit(500)
      .for("update", { skipLocked: true }),
  );

/** Where a stored file of the organisation lies. @throws CodedError not_found */
export async function findStoredFile(scope: OrganisationScope, fileId: string): Promise<StoredFile> {
  const [file] = await scope.select(
    { key: storedFiles.key, name: storedFiles.name, contentType: storedFiles.contentType },
    storedFiles,
    eq(storedFiles.id, fileId),
  );
  if (!file) throw new CodedError("not_found");
  return file;
}

/** What a stored file is called, and where it lies. */
export interface StoredFile {
  key: string;
  name: string;
  contentType: string;
}

/** A file with its bytes. Not inside a transaction: the storage may be far away. @throws CodedError not_found */
export const withBytes = async <F extends StoredFile>(files: FileStore, file: F) => ({
  ...file,
  bytes: await files.get(file.key),
});
