import { and, eq, inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database, Tx } from "#server/platform/database/database.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import { defineTask } from "#server/platform/queue/queue.ts";
import { storedFiles } from "./files.table.ts";
import { inspectUpload } from "./inspect.ts";
import { fileKey } from "./keys.ts";
import type { FileKind } from "./kinds.ts";
import type { FileStore } from "./store.ts";

/** Removes what interrupted uploads left behind. */
export const sweepFilesTask = defineTask({
  name: "files.sweep",
  data: z.object({}),
  retries: 2,
  retryDelaySeconds: 60,
  cron: "*/30 * * * *",
});

const abandonedAfterMillis = dayMillis / 24;

interface Files {
  database: Database;
  files: FileStore;
}

interface UploadRule {
  accept: FileKind[];
  maxBytes: number;
}

/**
 * Inspects an upload and stores it, not yet kept: the use case calls `keepFile` in its transaction, or
 * `dropFile` if it fails.
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

/** `storeUpload` for a file that a person keeps for themselves; `keepOwnFile` keeps it. */
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

/** Makes a stored file part of what the caller's transaction writes. */
export async function keepFile(scope: OrganisationScope, fileId: string): Promise<void> {
  await scope.update(storedFiles, { kept: true }, eq(storedFiles.id, fileId));
}

/** `keepFile` for a person's own file. */
export async function keepOwnFile(tx: Tx, userId: string, fileId: string): Promise<void> {
  await tx
    .update(storedFiles)
    .set({ kept: true })
    .where(and(eq(storedFiles.id, fileId), eq(storedFiles.userId, userId)));
}

/**
 * Gives up files in the caller's transaction, which removes every reference to them. Once it has committed
 * they go with `dropFile`, or with the next sweep if the process ends before that.
 */
export async function releaseFiles(tx: Tx, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.update(storedFiles).set({ kept: false }).where(inArray(storedFiles.id, fileIds));
}

async function remove(tx: Tx, files: FileStore, file: { id: string; key: string }): Promise<void> {
  await files.delete(file.key);
  await tx.delete(storedFiles).where(and(eq(storedFiles.id, file.id), eq(storedFiles.kept, false)));
}

/** Removes a file that its use case could not keep, or has released. */
export async function dropFile({ database, files }: Files, fileId: string): Promise<void> {
  await acrossOrganisations(database, async (tx) => {
    const [file] = await tx
      .select()
      .from(storedFiles)
      .where(and(eq(storedFiles.id, fileId), eq(storedFiles.kept, false)))
      .for("update");
    if (file) await remove(tx, files, file);
  });
}

/** Removes every file that nothing kept within an hour: its process died between storing and keeping. */
export async function sweepFiles({ database, files }: Files): Promise<void> {
  await acrossOrganisations(database, async (tx) => {
    const abandoned = await tx
      .select()
      .from(storedFiles)
      .where(
        and(
          eq(storedFiles.kept, false),
          lt(storedFiles.createdAt, new Date(Date.now() - abandonedAfterMillis)),
        ),
      )
      .limit(500)
      .for("update", { skipLocked: true });
    for (const file of abandoned) await remove(tx, files, file);
  });
}

/** A stored file of the organisation with its bytes. @throws CodedError not_found */
export async function readStoredFile(scope: OrganisationScope, files: FileStore, fileId: string) {
  const [file] = await scope.select(
    { key: storedFiles.key, name: storedFiles.name, contentType: storedFiles.contentType },
    storedFiles,
    eq(storedFiles.id, fileId),
  );
  if (!file) throw new CodedError("not_found");
  return { ...file, bytes: await files.get(file.key) };
}
