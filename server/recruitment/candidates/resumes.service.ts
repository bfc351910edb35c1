import { CodedError } from "#contract/core/errors.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { textOf } from "#contract/core/messages.ts";
import { type KeptResume, maxKeptResumes } from "#contract/recruitment/candidate.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { documentKinds } from "#server/platform/documents/document-text.ts";
import { fileKinds } from "#server/platform/files/kinds.ts";
import {
  commitOwnUpload,
  discardUpload,
  releaseFiles,
  storeOwnUpload,
} from "#server/platform/files/uploads.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import type { Platform } from "#server/platform/platform.ts";
import { recordAgentWork } from "#server/site/agents.service.ts";
import { resumeErrors } from "../resume/resume.messages.ts";
import type { ResumeService } from "../resume/resume.service.ts";
import type { ReadingOptions } from "../resume/resume-reader.ts";
import { lockCandidate } from "./candidate-lock.queries.ts";
import * as queries from "./profile.queries.ts";

/** Width of a page's picture in pixels: an A4 page at 150 dots an inch. */
const pageWidth = 1240;

function toKeptResume(row: queries.ResumeRow, defaultId: string | undefined): KeptResume {
  return { ...row, uploadedAt: row.createdAt.toISOString(), isDefault: row.id === defaultId };
}

/** The CV that is offered first: the chosen one while it is there, else the latest. */
export function defaultResume<R extends { id: string }>(rows: readonly R[], chosen: string | undefined) {
  return rows.find((row) => row.id === chosen) ?? rows[0];
}

export function listResumes({ database }: Platform, actor: SignedIn): Promise<KeptResume[]> {
  return acrossOrganisations(database, async (tx) => {
    const rows = await queries.resumesOf(tx, actor.userId);
    const { profile } = await queries.profileOf(tx, actor.userId);
    const first = defaultResume(rows, profile.defaultResumeId);
    return rows.map((row) => toKeptResume(row, first?.id));
  });
}

/** Refuses one CV too many before it is read, which is the expensive part. */
async function requireRoom({ database }: Platform, userId: string): Promise<void> {
  const kept = await acrossOrganisations(database, (tx) => queries.resumesOf(tx, userId));
  if (kept.length >= maxKeptResumes) throw tooMany();
}

const tooMany = () =>
  new CodedError(
    "conflict",
    textOf(resumeErrors, (t) => t.tooMany({ count: maxKeptResumes })),
  );

/**
 * Reads a CV and, if `keep` says so, keeps it for its owner.
 * @throws CodedError naming what is wrong with the file, or conflict when there are ten CVs already; the reason of
 *   `signal` when it ended the reading
 */
export async function readResumeOf(
  platform: Platform,
  resumes: ResumeService,
  actor: SignedIn,
  { upload, keep, ...reading }: { upload: UploadedFile | undefined; keep: boolean } & ReadingOptions,
): Promise<ParsedResume & { resumeId: string | null }> {
  if (keep) await requireRoom(platform, actor.userId);
  const read = await resumes.parse(upload, reading);
  // Who has left, or has taken the file back, does not find it among the kept ones.
  reading.signal?.throwIfAborted();
  if (!keep || !upload) return { ...read, resumeId: null };
  const { userId } = actor;
  const fileId = await storeOwnUpload(platform, userId, upload, {
    accept: [...documentKinds],
    maxBytes: maxUploadBytes,
  });
  try {
    return await acrossOrganisations(platform.database, async (tx) => {
      await lockCandidate(tx, userId);
      if ((await queries.resumesOf(tx, userId)).length >= maxKeptResumes) throw tooMany();
      await commitOwnUpload(tx, userId, fileId);
      const resumeId = await queries.insertResume(tx, { userId, fileId, reading: read });
      const entry = { organisationId: null, subject: "resume", subjectId: resumeId };
      await audit(tx, actor, { ...entry, action: "resume.kept" });
      await recordAgentWork(tx, "Recruitment Specialist AI");
      return { ...read, resumeId };
    });
  } catch (error) {
    await discardUpload(platform, fileId);
    throw error;
  }
}

/** One of the person's CVs with its bytes. @throws CodedError not_found */
export async function readKeptResume({ database, files }: Platform, userId: string, id: string) {
  const row = await acrossOrganisations(database, (tx) => queries.resumeOf(tx, userId, id));
  if (!row)
    throw new CodedError(
      "not_found",
      textOf(resumeErrors, (t) => t.notKept),
    );
  return { ...row, bytes: await files.get(row.key) };
}

/** Writes what the owner corrected. @throws CodedError not_found */
export async function correctResume(
  { database }: Platform,
  actor: SignedIn,
  id: string,
  reading: ParsedResume,
): Promise<KeptResume> {
  return acrossOrganisations(database, async (tx) => {
    const row = await queries.resumeOf(tx, actor.userId, id);
    if (!row)
      throw new CodedError(
        "not_found",
        textOf(resumeErrors, (t) => t.notKept),
      );
    await queries.updateReading(tx, actor.userId, id, reading);
    const { profile } = await queries.profileOf(tx, actor.userId);
    const first = defaultResume(await queries.resumesOf(tx, actor.userId), profile.defaultResumeId);
    return toKeptResume({ ...row, reading }, first?.id);
  });
}

/** @throws CodedError not_found */
export async function makeDefaultResume({ database }: Platform, actor: SignedIn, id: string): Promise<void> {
  await acrossOrganisations(database, async (tx) => {
    await lockCandidate(tx, actor.userId);
    if (!(await queries.resumeOf(tx, actor.userId, id))) throw new CodedError("not_found");
    const { profile } = await queries.profileOf(tx, actor.userId);
    await queries.writeProfile(tx, actor.userId, { ...profile, defaultResumeId: id });
  });
}

/** Removes a CV and its file. Copies that went with applications are the SACCOs'. @throws CodedError not_found */
export async function removeResume(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  const fileId = await acrossOrganisations(platform.database, async (tx) => {
    await lockCandidate(tx, actor.userId);
    const row = await queries.resumeOf(tx, actor.userId, id);
    if (!row)
      throw new CodedError(
        "not_found",
        textOf(resumeErrors, (t) => t.notKept),
      );
    await queries.deleteResume(tx, actor.userId, id);
    await releaseFiles(tx, [row.fileId]);
    const entry = { organisationId: null, subject: "resume", subjectId: id };
    await audit(tx, actor, { ...entry, action: "resume.removed" });
    return row.fileId;
  });
  await discardUpload(platform, fileId);
}

export async function resumeFile(platform: Platform, actor: SignedIn, id: string): Promise<Download> {
  return { ...(await readKeptResume(platform, actor.userId, id)), attachment: true };
}

/**
 * A page of a PDF as the person would see it.
 * @param page one-based
 * @throws CodedError not_found also for a page that the document does not have, and for a Word document
 */
export async function resumePage(
  platform: Platform,
  actor: SignedIn,
  { id, page }: { id: string; page: number },
): Promise<Download> {
  const { bytes, contentType } = await readKeptResume(platform, actor.userId, id);
  if (contentType !== fileKinds.pdf.contentType) throw new CodedError("not_found");
  const picture = await platform.pages.draw(bytes, page, pageWidth);
  return { bytes: picture, contentType: "image/png", name: `page-${page}.png` };
}

/** The text of a CV, which is what the owner of a Word document checks the reading against. */
export async function resumeText(platform: Platform, actor: SignedIn, id: string): Promise<{ text: string }> {
  const { bytes, contentType } = await readKeptResume(platform, actor.userId, id);
  const kind = documentKinds.find((one) => fileKinds[one].contentType === contentType);
  if (!kind) throw new CodedError("file_type");
  const { text } = await platform.documents.read(bytes, kind);
  return { text };
}
