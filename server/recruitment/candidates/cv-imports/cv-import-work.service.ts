import { CodedError } from "#contract/core/errors.ts";
import { maxEmail, maxLine, maxPhone, maxUploadBytes } from "#contract/core/limits.ts";
import { cvImportDays } from "#contract/recruitment/cv-imports.ts";
import { isNoise } from "#contract/recruitment/file-noise.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { townOf } from "#contract/recruitment/town.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { tooLarge } from "#server/platform/files/inspect.ts";
import { maxArchiveEntries } from "#server/platform/files/office.ts";
import { discardUploads, releaseFiles, withBytes } from "#server/platform/files/uploads.ts";
import { listZip, unpackEntry, type ZipEntry } from "#server/platform/files/zip.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Attempt } from "#server/platform/queue/queue.ts";
import { recordAgentWork } from "#server/site/agents.service.ts";
import type { ResumeService } from "../../resume/resume.service.ts";
import { readStoredCv } from "../../resume/stored-cv.ts";
import { readCvFileTask, unpackCvsTask } from "./cv-import.tasks.ts";
import * as queries from "./cv-imports.queries.ts";
import { dropImport } from "./cv-imports.service.ts";
import { addCv, addRefused, refusalOf } from "./cv-upload.service.ts";

interface FileTask {
  organisationId: string;
  fileId: string;
}

/** What is said of a file whose reading failed again and again. */
const givenUp = "This file could not be read. Upload it again later, or leave it out.";

/** What was read of a person, within the limits of the columns. */
function personOf({ personalInfo: { name, email, phone, address } }: ParsedResume) {
  return {
    personName: (name ?? "").slice(0, maxLine),
    email: (email ?? "").toLowerCase().slice(0, maxEmail),
    phone: (phone ?? "").slice(0, maxPhone),
    location: townOf(address ?? "").slice(0, maxLine),
  };
}

/** Reads one file of an import, unless that has been done or the import is over. */
export async function readCvToImport(
  { database, files }: Pick<Platform, "database" | "files">,
  resumes: Pick<ResumeService, "read">,
  { organisationId, fileId }: FileTask,
  attempt: Attempt,
): Promise<void> {
  const file = await inOrganisation(database, organisationId, (scope) =>
    queries.fileInState(scope, fileId, "waiting"),
  );
  if (!file) return;
  const refused = (problem: string) =>
    inOrganisation(database, organisationId, (scope) =>
      queries.writeFileIn(scope, fileId, "waiting", { state: "unreadable", problem }),
    );
  try {
    // Outside any transaction: reading takes seconds.
    const { reading, refusal } = await readStoredCv(resumes, await withBytes(files, file));
    if (refusal) return void (await refused(refusal.message));
    await inOrganisation(database, organisationId, async (scope) => {
      const values = { state: "read" as const, reading, ...personOf(reading) };
      if (!(await queries.writeFileIn(scope, fileId, "waiting", values))) return;
      await recordAgentWork(scope.tx, "Recruitment Specialist AI");
    });
  } catch (error) {
    if (attempt.last) await refused(givenUp);
    throw error;
  }
}

/** Bytes that all files of an archive may come to: each of them has a limit of its own, too. */
const maxUnpackedBytes = 500 * 1024 * 1024;

async function addEntry(
  platform: Platform,
  { organisationId, importId }: { organisationId: string; importId: string },
  archive: Buffer,
  entry: ZipEntry,
  budget: { left: number },
): Promise<void> {
  const refuse = (problem: string) =>
    addRefused(platform, organisationId, importId, { path: entry.name, bytes: entry.size, problem });
  if (entry.size > maxUploadBytes) return refuse(tooLarge(maxUploadBytes).message);
  let bytes: Buffer;
  try {
    bytes = (await unpackEntry(archive, entry, budget, true)).content;
  } catch (error) {
    return refuse(refusalOf(error));
  }
  await addCv(platform, organisationId, importId, { path: entry.name, name: entry.name, bytes });
}

/**
 * Makes files of an archive, one after the other; what an earlier attempt made is there already. The archive itself goes:
 * only one that holds nothing, or more than an import takes, stays in the list with the reason.
 */
export async function unpackCvs(
  platform: Platform,
  { organisationId, fileId }: FileTask,
  attempt: Attempt,
): Promise<void> {
  const { database } = platform;
  const archive = await inOrganisation(database, organisationId, (scope) =>
    queries.fileInState(scope, fileId, "unpacking"),
  );
  if (!archive) return;
  let problem = "";
  try {
    const { bytes } = await withBytes(platform.files, archive);
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const entries = listZip(whole, maxArchiveEntries).filter(
      ({ name }) => !name.endsWith("/") && !isNoise(name),
    );
    if (entries.length === 0) problem = "There is no file in this archive.";
    const place = { organisationId, importId: archive.importId };
    const budget = { left: maxUnpackedBytes };
    for (const entry of entries) await addEntry(platform, place, whole, entry, budget);
  } catch (error) {
    if (error instanceof CodedError && error.code === "not_found") return;
    const lasting = error instanceof CodedError && error.code !== "unavailable";
    if (!lasting && !attempt.last) throw error;
    problem = lasting ? error.message : givenUp;
  }
  await inOrganisation(database, organisationId, async (scope) => {
    if (problem) {
      const values = { state: "unreadable" as const, problem, fileId: null };
      if (!(await queries.writeFileIn(scope, fileId, "unpacking", values))) return;
    } else await queries.deleteFile(scope, fileId);
    if (archive.fileId) await releaseFiles(scope.tx, [archive.fileId]);
  });
  if (archive.fileId) await discardUploads(platform, [archive.fileId]);
}

/** A file's own task has surely had its turn by then. */
const patienceMillis = 30 * 60_000;
const handedOverAtOnce = 1_000;

/** Hands over files that wait too long; `readCvToImport` does none twice. */
const handOver = ({ database, queue }: Platform, now: Date): Promise<void> =>
  acrossOrganisations(database, async (tx) => {
    const before = new Date(now.getTime() - patienceMillis);
    for (const { organisationId, id, state } of await queries.waitingSince(tx, before, handedOverAtOnce)) {
      const task = state === "unpacking" ? unpackCvsTask : readCvFileTask;
      const part = { organisationId, fileId: id };
      if (!(await queue.isWaiting(task, part))) await queue.enqueue(tx, task, part);
    }
  });

/** Deletes what nobody finished in time. */
export async function cleanCvImports(platform: Platform, now = new Date()): Promise<void> {
  const { database } = platform;
  const before = new Date(now.getTime() - cvImportDays * dayMillis);
  const old = await acrossOrganisations(database, (tx) => queries.importsBefore(tx, before));
  for (const { organisationId, id } of old) {
    const files = await inOrganisation(database, organisationId, async (scope) => {
      if (!(await queries.lockImport(scope, id))) return [];
      return dropImport(scope, systemActor, id, "cv_import.expired");
    });
    await discardUploads(platform, files);
  }
  await handOver(platform, now);
}
