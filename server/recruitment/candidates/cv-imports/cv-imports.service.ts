import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  type CvImport,
  type CvImportFile,
  type CvImportLook,
  type cvFileChange,
  type cvFileList,
  cvImportDays,
  cvStandings,
  maxOpenCvImports,
  type openCvImportList,
} from "#contract/recruitment/cv-imports.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { discardUploads, releaseFiles, withBytes } from "#server/platform/files/uploads.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { timeWorked } from "../../match/experience.ts";
import { profileOfReading } from "../reading-profile.ts";
import * as queries from "./cv-imports.queries.ts";
import { noSuchImport } from "./cv-upload.service.ts";
import { readPeople, type StandingFile, signsOf, standingsOf } from "./standing.ts";

/** Candidates who are looked at for one import; a name that thousands have says nothing of one person. */
const maxResembling = 3_000;

async function describeImports(
  scope: OrganisationScope,
  rows: readonly queries.CvImportRow[],
): Promise<CvImport[]> {
  const names = await namesOf(
    scope,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  return rows.map(({ createdBy, createdAt, ...row }) => ({
    ...row,
    name: row.name || "CVs",
    by: names.get(createdBy ?? "") ?? null,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + cvImportDays * dayMillis).toISOString(),
  }));
}

/** What becomes of each file of an import, as things are now. */
export async function standingFiles(scope: OrganisationScope, importId: string): Promise<StandingFile[]> {
  const files = await readPeople(await queries.filesOf(scope, importId));
  return standingsOf(files, await queries.candidatesResembling(scope, signsOf(files), maxResembling));
}

/** @throws CodedError not_found */
async function requireImport(scope: OrganisationScope, id: string): Promise<queries.CvImportRow> {
  const row = await queries.importById(scope, id);
  if (!row) throw noSuchImport();
  return row;
}

/**
 * Begins an import of CVs. One of the same person that has no files yet is gone on with, so that a second press makes no
 * second one.
 * @throws CodedError conflict when too many are open
 */
export function openCvImport({ database }: Platform, staff: Staff, name: string): Promise<CvImport> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const empty = await queries.emptyImportOf(scope, staff.userId);
    if (!empty && (await queries.countOpen(scope)) >= maxOpenCvImports) {
      throw new CodedError(
        "conflict",
        `There are ${maxOpenCvImports} imports of CVs that nobody has finished. Finish one of them first, or give it up.`,
      );
    }
    const id = empty ?? (await queries.insertImport(scope, { name, createdBy: staff.userId }));
    if (empty && name) await queries.renameImport(scope, empty, name);
    if (!empty) {
      await scope.audit(staff, { action: "cv_import.opened", subject: "cv_import", subjectId: id });
    }
    const [opened] = await describeImports(scope, [await requireImport(scope, id)]);
    if (!opened) throw new Error("a row has a description");
    return opened;
  });
}

export function listCvImports(
  { database }: Platform,
  staff: Staff,
  query: z.output<typeof openCvImportList.query>,
): Promise<Page<CvImport>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listOpen(scope, query);
    return { rows: await describeImports(scope, rows), total };
  });
}

/** What an import has already, so that nothing is sent twice. @throws CodedError not_found */
export const cvDigestsOf = ({ database }: Platform, staff: Staff, id: string): Promise<string[]> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    await requireImport(scope, id);
    return queries.digestsOf(scope, id);
  });

function found(reading: ParsedResume | null | undefined, now: Date): CvImportFile["found"] {
  if (!reading) return null;
  const { workExperiences, education, skills } = profileOfReading(reading);
  return {
    positions: workExperiences.map(({ position, company }) => ({ position, company })),
    experience: timeWorked(workExperiences, now),
    education,
    skills,
    notices: reading.notices,
  };
}

/** Files as people see them, with what was read. */
async function describeFiles(
  scope: OrganisationScope,
  files: readonly StandingFile[],
): Promise<CvImportFile[]> {
  const now = new Date();
  const readings = await queries.readingsOf(
    scope,
    files.map(({ row }) => row.id),
  );
  return files.map(({ row, standing, problems, similar }) => ({
    id: row.id,
    name: row.name,
    bytes: row.bytes,
    digest: row.digest,
    standing,
    version: row.version,
    values: { name: row.personName, email: row.email, phone: row.phone, location: row.location },
    problems,
    problem: row.problem,
    similar,
    found: found(readings.get(row.id), now),
  }));
}

/**
 * How far an import is, and one page of its files; there are few enough of them to look at all, once for both.
 * @throws CodedError not_found
 */
export function getCvImport(
  { database }: Platform,
  staff: Staff,
  id: string,
  { page, pageSize, standing, similar }: z.output<typeof cvFileList.query>,
): Promise<CvImportLook> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const [described] = await describeImports(scope, [await requireImport(scope, id)]);
    if (!described) throw new Error("a row has a description");
    const files = await standingFiles(scope, id);
    const resembles = (file: StandingFile) => file.standing === "ready" && file.similar.length > 0;
    const countOf = (holds: (file: StandingFile) => boolean) => files.filter(holds).length;
    const matching = files.filter(
      (file) =>
        (!standing?.length || standing.includes(file.standing)) &&
        (similar === undefined || resembles(file) === similar),
    );
    const start = (page - 1) * pageSize;
    return {
      ...described,
      standings: cvStandings.map((one) => ({
        standing: one,
        count: countOf((file) => file.standing === one),
      })),
      similar: countOf(resembles),
      unpacking: countOf(({ row }) => row.state === "unpacking"),
      listed: {
        rows: await describeFiles(scope, matching.slice(start, start + pageSize)),
        total: matching.length,
      },
    };
  });
}

/** Corrects what was read from a file, or leaves it out. @throws CodedError not_found; stale after another's change */
export function changeCvFile(
  { database }: Platform,
  staff: Staff,
  { id, fileId }: { id: string; fileId: string },
  { version, name, email, ...rest }: z.output<typeof cvFileChange>,
): Promise<CvImportFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (!(await queries.lockImport(scope, id))) throw noSuchImport();
    const values = {
      ...rest,
      ...(name === undefined ? {} : { personName: name }),
      ...(email === undefined ? {} : { email: email.toLowerCase() }),
    };
    const written = await queries.correctFile(scope, { importId: id, id: fileId, version }, values);
    const file = (await standingFiles(scope, id)).find(({ row }) => row.id === fileId);
    if (!file) throw new CodedError("not_found");
    if (!written) throw new CodedError("stale");
    const [described] = await describeFiles(scope, [file]);
    if (!described) throw new Error("a row has a description");
    return described;
  });
}

/** A file of an import; the view goes into the audit trail. @throws CodedError not_found, also where it was refused */
export async function readImportedCv(
  { database, files }: Platform,
  staff: Staff,
  { id, fileId }: { id: string; fileId: string },
) {
  const file = await inOrganisation(database, staff.organisationId, async (scope) => {
    const stored = await queries.storedFileOf(scope, id, fileId);
    if (!stored) throw new CodedError("not_found");
    await scope.audit(staff, {
      action: "cv_import.cv_viewed",
      subject: "cv_import",
      subjectId: id,
      detail: { file: fileId },
    });
    return stored;
  });
  return withBytes(files, file);
}

/** Gives an import up; its files are deleted. @throws CodedError not_found */
export async function cancelCvImport(platform: Platform, staff: Staff, id: string): Promise<void> {
  const files = await inOrganisation(platform.database, staff.organisationId, async (scope) => {
    if (!(await queries.lockImport(scope, id))) throw noSuchImport();
    return dropImport(scope, staff, id, "cv_import.cancelled");
  });
  await discardUploads(platform, files);
}

/** Deletes an open import with what nobody will finish. @returns ids of its files, for `discardUploads` */
export async function dropImport(
  scope: OrganisationScope,
  actor: Actor,
  id: string,
  action: "cv_import.cancelled" | "cv_import.expired",
): Promise<string[]> {
  const gone = await queries.deleteImport(scope, id);
  await releaseFiles(scope.tx, gone);
  await scope.audit(actor, { action, subject: "cv_import", subjectId: id });
  return gone;
}
