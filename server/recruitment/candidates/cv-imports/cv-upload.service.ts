import { CodedError } from "#contract/core/errors.ts";
import { maxLine, maxUploadBytes } from "#contract/core/limits.ts";
import { maxCvArchiveBytes, maxImportedCvs } from "#contract/recruitment/cv-imports.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { documentKinds } from "#server/platform/documents/document-text.ts";
import { commitUpload, discardUpload, storeUpload } from "#server/platform/files/uploads.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { requireFile, type UploadedFile } from "#server/platform/http/upload.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readCvFileTask, unpackCvsTask } from "./cv-import.tasks.ts";
import * as queries from "./cv-imports.queries.ts";

/** A file of an import as it arrived, alone or out of an archive. */
export interface ArrivedCv extends UploadedFile {
  /** Where it was in its folder or archive; its name where that is not known. */
  path: string;
}

interface Added {
  id: string;
  /** The same bytes were there already. */
  repeated: boolean;
  problem: string;
}

/** Characters that nobody sees, or that turn the order of others around. */
const unprintable = /\p{C}/gu;

/** A path as it is shown: its end says which file it is. */
export const shownPath = (path: string): string =>
  path.toWellFormed().replace(unprintable, "").trim().slice(-maxLine) || "CV";

/** The folder that a path begins with; empty for a file that lies in none. */
const folderOf = (path: string): string => (path.includes("/") ? (path.split("/")[0] ?? "") : "");

/** SHA-256 in hexadecimal, computed off the event loop. */
async function digestOf(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex");
}

export const noSuchImport = () =>
  new CodedError("not_found", "This import of CVs is over, or was never there.");

const full = () =>
  new CodedError("conflict", `At most ${maxImportedCvs} CVs at a time. Import these first, then the others.`);

/** Why a file is not one that can be kept, as a sentence; a failure of something else is thrown on. */
export function refusalOf(error: unknown): string {
  if (error instanceof CodedError && error.code.startsWith("file_")) return error.message;
  throw error;
}

/** The open import, and its file with these bytes. @throws CodedError not_found */
async function known(scope: OrganisationScope, importId: string, digest: string) {
  if (!(await queries.importById(scope, importId))) throw noSuchImport();
  return queries.fileWithDigest(scope, importId, digest);
}

/**
 * Writes a file down in its import, unless the same bytes came in meanwhile.
 * @param from the folder or archive that it comes from, which an import without a name is called by
 */
function note(
  { database }: Platform,
  organisationId: string,
  { importId, digest, from }: { importId: string; digest: string; from: string },
  write: (scope: OrganisationScope) => Promise<Added>,
): Promise<Added> {
  return inOrganisation(database, organisationId, async (scope) => {
    const open = await queries.lockImport(scope, importId);
    if (!open) throw noSuchImport();
    if (open.name === "" && from !== "") await queries.renameImport(scope, importId, shownPath(from));
    const there = await queries.fileWithDigest(scope, importId, digest);
    if (there) return { ...there, repeated: true };
    if ((await queries.countFiles(scope, importId)) >= maxImportedCvs) throw full();
    return write(scope);
  });
}

/** What becomes of a file that is kept: what it has to be, what it waits for, and the task that does that. */
const kept = {
  cv: {
    rule: { accept: documentKinds, maxBytes: maxUploadBytes },
    state: "waiting",
    task: readCvFileTask,
  },
  archive: {
    rule: { accept: ["zip"], maxBytes: maxCvArchiveBytes },
    state: "unpacking",
    task: unpackCvsTask,
  },
} as const;

/**
 * Adds a file to an import, and has done with it what is done with its kind. The same bytes are added once: who lost the
 * line sends again.
 * @param from the folder or archive that it comes from
 * @param refused the reason with which a file that cannot be kept is listed; throws where it is not to be listed
 */
async function addFile(
  platform: Platform,
  organisationId: string,
  { importId, path, from, ...upload }: ArrivedCv & { importId: string; from: string },
  kind: keyof typeof kept,
  refused: (error: unknown) => string,
): Promise<Added> {
  const digest = await digestOf(upload.bytes);
  const there = await inOrganisation(platform.database, organisationId, (scope) =>
    known(scope, importId, digest),
  );
  if (there) return { ...there, repeated: true };
  const { rule, state, task } = kept[kind];
  const { fileId, problem } = await storeUpload(platform, organisationId, upload, rule).then(
    (stored) => ({ fileId: stored, problem: "" }),
    (error: unknown) => ({ fileId: null, problem: refused(error) }),
  );
  const values = { importId, name: shownPath(path || upload.name), digest, bytes: upload.bytes.length };
  try {
    const added = await note(platform, organisationId, { importId, digest, from }, async (scope) => {
      const id = await queries.insertFile(scope, {
        ...values,
        fileId,
        problem,
        state: fileId === null ? "unreadable" : state,
      });
      if (fileId !== null) {
        await commitUpload(scope, fileId);
        await platform.queue.enqueue(scope.tx, task, { organisationId, fileId: id });
      }
      return { id, repeated: false, problem };
    });
    if (added.repeated && fileId !== null) await discardUpload(platform, fileId);
    return added;
  } catch (error) {
    if (fileId !== null) await discardUpload(platform, fileId);
    throw error;
  }
}

/**
 * Adds a CV to an import and has it read. A file that is none is listed with the reason; its bytes are not kept.
 * @throws CodedError not_found; conflict when the import is full
 */
export const addCv = (
  platform: Platform,
  organisationId: string,
  importId: string,
  arrived: ArrivedCv,
): Promise<Added> =>
  addFile(platform, organisationId, { ...arrived, importId, from: folderOf(arrived.path) }, "cv", refusalOf);

/** Lists a file of an archive that is not even unpacked. */
export async function addRefused(
  platform: Platform,
  organisationId: string,
  importId: string,
  { path, bytes, problem }: { path: string; bytes: number; problem: string },
): Promise<void> {
  // Nothing is known of its bytes: where it is stands for them.
  const digest = await digestOf(Buffer.from(`not unpacked ${path} ${bytes}`));
  await note(platform, organisationId, { importId, digest, from: "" }, async (scope) => {
    const values = { importId, name: shownPath(path), digest, bytes, problem, state: "unreadable" } as const;
    return { id: await queries.insertFile(scope, values), repeated: false, problem };
  });
}

/** Adds what a member of staff uploaded. */
export const uploadCv = (
  platform: Platform,
  { organisationId }: Staff,
  importId: string,
  upload: UploadedFile | undefined,
  path: string,
): Promise<Added> => addCv(platform, organisationId, importId, { ...requireFile(upload), path });

/**
 * Takes an archive of CVs, which is unpacked in the background.
 * @throws CodedError not_found, conflict when the import is full, or what is wrong with the archive
 */
export function uploadArchive(
  platform: Platform,
  { organisationId }: Staff,
  importId: string,
  upload: UploadedFile | undefined,
  path: string,
): Promise<Added> {
  const file = requireFile(upload);
  const from = folderOf(path) || file.name;
  return addFile(platform, organisationId, { ...file, importId, path, from }, "archive", (error) => {
    throw error;
  });
}
