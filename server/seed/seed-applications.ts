import { newId } from "#server/platform/database/columns.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { fileKey } from "#server/platform/files/keys.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { insertApplication, insertEvent, upsertCandidate } from "#server/recruitment/applications.queries.ts";
import { updateApplication } from "#server/recruitment/hr.queries.ts";
import { scoreMatch } from "#server/recruitment/match.ts";
import { cvFileName } from "./content/candidates.ts";
import type { DemoApplication, DemoCandidate, DemoJob } from "./content/types.ts";
import { renderCvPdf } from "./cv-pdf.ts";

export interface SeededJob {
  id: string;
  organisationId: string;
  job: DemoJob;
}

interface ApplicationsToSeed {
  today: Date;
  jobs: Map<string, SeededJob>;
  candidates: Map<string, DemoCandidate>;
  /** Ids of the candidates' accounts, by candidate key. */
  userIds: Map<string, string>;
  /** Ids of the staff's accounts, by email. */
  staffIds: Map<string, string>;
  plan: DemoApplication[];
}

/** The value that an earlier step of the seed put under `key`. */
export function required<Value>(values: Map<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`the seed has no ${key}`);
  return value;
}

/** Stores a candidate's CV in the organisation that they applied to. @returns the file's id */
async function storeCv(
  scope: OrganisationScope,
  files: FileStore,
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  const id = newId();
  const contentType = "application/pdf";
  const key = fileKey(scope.organisationId, new Date(), id);
  await files.put(key, bytes, { contentType });
  await scope.insert(storedFiles, { id, key, name, contentType, bytes: bytes.length, kept: true });
  return id;
}

async function seedApplication(
  scope: OrganisationScope,
  application: DemoApplication,
  candidate: DemoCandidate,
  ids: { jobId: string; userId: string; cvFileId: string; staffIds: Map<string, string> },
  match: ReturnType<typeof scoreMatch>,
): Promise<void> {
  const { name, email, phone, location } = candidate;
  const candidateId = await upsertCandidate(scope, { userId: ids.userId, name, email, phone, location });
  const applicationId = await insertApplication(scope, {
    jobId: ids.jobId,
    candidateId,
    userId: ids.userId,
    cvFileId: ids.cvFileId,
    candidateName: name,
    candidateEmail: email,
    phone,
    location,
    workExperiences: candidate.workExperiences,
    education: candidate.education,
    skills: candidate.skills,
    expectedSalary: candidate.expectedSalary,
    availableStartDate: candidate.availableStartDate,
    workAuthorization: candidate.workAuthorization,
    willingToRelocate: candidate.willingToRelocate,
    hasBackground: candidate.hasBackground,
    additionalInfo: candidate.additionalInfo,
    coverLetter: application.coverLetter,
    matchScore: match.score,
    match: match.parts,
    appliedAt: application.appliedAt,
  });
  // The submission itself is written with the application.
  const changes = application.history.slice(1);
  for (const { actor, ...event } of changes) {
    await insertEvent(scope, { ...event, applicationId, actorId: actor && required(ids.staffIds, actor) });
  }
  await updateApplication(scope, applicationId, {
    status: application.status,
    stage: application.stage,
    version: 1 + changes.length,
  });
}

/** Writes the planned applications with their histories and a CV for each candidate and organisation. */
export async function seedApplications(tx: Tx, files: FileStore, seed: ApplicationsToSeed): Promise<void> {
  const rendered = new Map<string, Uint8Array>();
  const stored = new Map<string, string>();
  for (const application of seed.plan) {
    const candidate = required(seed.candidates, application.candidateKey);
    const { id: jobId, organisationId, job } = required(seed.jobs, application.jobKey);
    const scope = new OrganisationScope(tx, organisationId);
    const bytes = rendered.get(candidate.key) ?? (await renderCvPdf(candidate));
    rendered.set(candidate.key, bytes);
    const copy = `${organisationId} ${candidate.key}`;
    const cvFileId = stored.get(copy) ?? (await storeCv(scope, files, `${cvFileName(candidate)}.pdf`, bytes));
    stored.set(copy, cvFileId);
    const match = scoreMatch(
      job,
      {
        ...candidate,
        coverLetter: application.coverLetter,
        additionalInfo: candidate.additionalInfo ?? undefined,
      },
      seed.today,
    );
    const userId = required(seed.userIds, candidate.key);
    await seedApplication(
      scope,
      application,
      candidate,
      { jobId, userId, cvFileId, staffIds: seed.staffIds },
      match,
    );
  }
}
