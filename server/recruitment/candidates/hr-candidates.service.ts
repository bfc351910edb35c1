import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import { isDecided } from "#contract/recruitment/applications.ts";
import {
  type CandidateAnalysis,
  type CandidateCounts,
  candidateStatuses,
  type HrCandidate,
} from "#contract/recruitment/hr-candidates.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { together } from "#server/platform/database/together.ts";
import { withBytes } from "#server/platform/files/uploads.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { timeWorked } from "../match/experience.ts";
import * as analysis from "./candidate-analysis.queries.ts";
import { importedCvsOf } from "./candidate-cvs.queries.ts";
import { countGeneral, generalApplicationsOfCandidates } from "./general-applicants.queries.ts";
import * as queries from "./hr-candidates.queries.ts";
import { profileOfReading } from "./reading-profile.ts";
import { tagsOf } from "./tags.queries.ts";

type Row = Awaited<ReturnType<typeof queries.listCandidates>>["rows"][number];
type ImportedCv = Awaited<ReturnType<typeof importedCvsOf>>[number];
type ApplicationRow = Awaited<ReturnType<typeof queries.applicationsOfCandidates>>[number];

type GeneralRow = Awaited<ReturnType<typeof generalApplicationsOfCandidates>>[number];

const toGeneral = ({ id, renewedAt, departments, types, words, cvName }: GeneralRow) => ({
  ...{ id, departments, types, words, cvName },
  at: renewedAt.toISOString(),
});

/** What is known of one person beside their row. */
interface KnownOf {
  /** Their applications, latest first; none for a person who was imported or has erased them. */
  sent: ApplicationRow[];
  general: GeneralRow | undefined;
  /** The CV that was imported of them. */
  cv: ImportedCv | undefined;
  tags: HrCandidate["tags"];
}

function toHrCandidate(row: Row, { sent, general, cv, tags }: KnownOf, now: Date): HrCandidate {
  const [latest] = sent;
  const said = latest ?? general ?? (cv && profileOfReading(cv.reading));
  const { createdAt, source, undoUntil, inTeam, userId, ...person } = row;
  const workExperiences = said?.workExperiences ?? [];
  return {
    ...person,
    imported: source === null ? null : { at: createdAt.toISOString(), source },
    workExperiences,
    experience: timeWorked(workExperiences, now),
    education: said?.education ?? null,
    skills: said?.skills ?? [],
    // Of an application that HR entered nobody asked.
    salaryExpectation: latest?.expectedSalary || null,
    availability: latest?.availableStartDate ?? null,
    applicationsCount: sent.length,
    openApplications: sent.filter(({ status }) => !isDecided(status)).length,
    matchScore: latest?.matchScore ?? null,
    importedCv: cv ? { name: cv.name } : null,
    internal: inTeam || latest?.saysInternal === true,
    // Who was erased has neither address nor number.
    erasable: userId === null && row.email + row.phone !== "",
    general: general ? toGeneral(general) : null,
    tags,
    undoUntil: undoUntil?.toISOString() ?? null,
    latestApplication: latest ? { id: latest.id, jobTitle: latest.jobTitle } : null,
  };
}

/** Candidates as staff see them, with what their applications say. */
export async function describeCandidates(
  scope: OrganisationScope,
  rows: readonly Row[],
): Promise<HrCandidate[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [sent, generalApplications, cvs, tagged] = await together([
    queries.applicationsOfCandidates(scope, ids),
    generalApplicationsOfCandidates(scope, ids),
    importedCvsOf(scope, ids),
    tagsOf(scope, ids),
  ]);
  const byCandidate = Map.groupBy(sent, (application) => application.candidateId);
  // Where several accounts are listed as one person, what was said last.
  const generalOf = new Map(
    generalApplications.toReversed().map((general) => [general.candidateId, general]),
  );
  const cvsByCandidate = Map.groupBy(cvs, ({ candidateId }) => candidateId);
  const tagsByCandidate = Map.groupBy(tagged, ({ candidateId }) => candidateId);
  const now = new Date();
  return rows.map((row) => {
    const tags = (tagsByCandidate.get(row.id) ?? []).map(({ id, name }) => ({ id, name }));
    const sentByThem = byCandidate.get(row.id) ?? [];
    const [cv] = cvsByCandidate.get(row.id) ?? [];
    return toHrCandidate(row, { sent: sentByThem, general: generalOf.get(row.id), cv, tags }, now);
  });
}

/** The CV that was imported of a candidate; the view goes into the audit trail. @throws CodedError not_found */
export async function readCandidateCv({ database, files }: Platform, staff: StaffOrToken, id: string) {
  const file = await inOrganisation(database, staff.organisationId, async (scope) => {
    const [cv] = await importedCvsOf(scope, [id]);
    if (!cv) throw new CodedError("not_found");
    await scope.audit(staff, { action: "candidate.cv_viewed", subject: "candidate", subjectId: id });
    return { key: cv.key, name: cv.name, contentType: cv.contentType };
  });
  return withBytes(files, file);
}

/** One candidate of the organisation, who is listed as themselves. @throws CodedError not_found */
export function getHrCandidate(
  { database }: Platform,
  staff: StaffOrToken,
  id: string,
): Promise<HrCandidate> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const [candidate] = await describeCandidates(scope, await queries.candidatesById(scope, [id]));
    if (!candidate) throw new CodedError("not_found");
    return candidate;
  });
}

/** The people who applied to the organisation or whom it imported, newest first. */
export function listHrCandidates(
  { database }: Platform,
  staff: StaffOrToken,
  query: queries.HrCandidateQuery,
): Promise<Page<HrCandidate>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listCandidates(scope, query);
    return { rows: await describeCandidates(scope, rows), total };
  });
}

/** How many candidates the organisation has, by status. */
export function countHrCandidates({ database }: Platform, staff: StaffOrToken): Promise<CandidateCounts> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const [byStatus, imported, general, internal] = await together([
      queries.countByStatus(scope),
      queries.countImported(scope),
      countGeneral(scope),
      queries.countInternal(scope),
    ]);
    const counts = new Map(byStatus.map((row) => [row.status, row.count]));
    const statuses = candidateStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
    const total = statuses.reduce((sum, row) => sum + row.count, 0);
    return { total, imported, general, internal, statuses };
  });
}

/** Skills that an analysis names. */
const namedSkills = 6;

/** What the latest applications of the candidates that match come to. */
export function analyseCandidates(
  { database }: Platform,
  staff: StaffOrToken,
  filter: queries.CandidateFilter,
): Promise<CandidateAnalysis> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const figures = await analysis.scoresOf(scope, filter);
    const topSkills = figures.applied > 0 ? await analysis.skillsOf(scope, filter, namedSkills) : [];
    return { ...figures, topSkills };
  });
}
