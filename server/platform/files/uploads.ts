import { and, eq, lt } from "drizzle-orm";
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
  rule: { accept: FileKind[]; maxBytes: number },
): Promise<string> {
  const { contentType, safeName } = await inspectUpload(upload.bytes, { name: upload.name, ...rule });
  const id = newId();
  const key = fileKey(organisationId, new Date(), id);
  await inOrganisation(database, organisationId, (scope) =>
    scope.insert(storedFiles, { id, key, name: safeName, contentType, bytes: upload.bytes.length }),
  );
  await files.put(key, upload.bytes, { contentType });
  return id;
}

/** Makes a stored file part of what the caller's transaction writes. */
export async function keepFile(scope: OrganisationScope, fileId: string): Promise<void> {
  await scope.update(storedFiles, { kept: true }, eq(storedFiles.id, fileId));
}

async function remove(tx: Tx, files: FileStore, file: { id: string; key: string }): Promise<void> {
  await files.delete(file.key);
  await tx.delete(storedFiles).where(and(eq(storedFiles.id, file.id), eq(storedFiles.kept, false)));
}

/** Removes a file that its use case could not keep. */
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
