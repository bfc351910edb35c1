import type { Tx } from "#server/platform/database/database.ts";
import { OrganisationScope } from "#server/platform/database/scope.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { insertApplication, insertEvent } from "#server/recruitment/applications/applications.queries.ts";
import { updateApplication } from "#server/recruitment/applications/hr-applications.queries.ts";
import { upsertCandidate } from "#server/recruitment/candidates/candidates.queries.ts";
import { scoreMatch, scoreVersion } from "#server/recruitment/match/match.ts";
import { cvFileName } from "./content/candidates.ts";
import type { DemoApplication, DemoCandidate, DemoJob } from "./content/types.ts";
import type { Papers } from "./papers.ts";
import { required } from "./required.ts";
import type { AssessedApplication } from "./seed-assessments.ts";
import { seedHiring, storePdf } from "./seed-hiring.ts";
import type { OfferedApplication } from "./seed-offers.ts";
import { sourceOf } from "./sources.ts";

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
  userIds: ReadonlyMap<string, string>;
  /** Ids of the staff's accounts, by email. */
  staffIds: ReadonlyMap<string, string>;
  plan: DemoApplication[];
  papers: Papers;
}

/** Writes one application of a candidate with its history. @returns its id */
export async function seedApplication(
  scope: OrganisationScope,
  application: DemoApplication,
  candidate: DemoCandidate,
  ids: { jobId: string; userId: string; cvFileId: string | null; staffIds: ReadonlyMap<string, string> },
  match: ReturnType<typeof scoreMatch>,
  sample = false,
): Promise<string> {
  const { name, email, phone, location } = candidate;
  const person = { userId: ids.userId, name, email, phone, location, sample };
  const { id: candidateId } = await upsertCandidate(scope, person);
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
    scoreVersion,
    ...sourceOf(email),
    appliedAt: application.appliedAt,
  });
  // The submission itself is written with the application.
  const changes = application.history.slice(1);
  for (const { actor, ...event } of changes) {
    const actorId = event.toStatus === "withdrawn" ? ids.userId : actor && required(ids.staffIds, actor);
    await insertEvent(scope, { ...event, applicationId, actorId });
  }
  await updateApplication(scope, applicationId, {
    status: application.status,
    stage: application.stage,
    version: 1 + changes.length,
  });
  return applicationId;
}

/** Whether an application, turned down unread by the plan, is the one of its organisation that was withdrawn. */
function withdrawsInstead(
  { status, history }: DemoApplication,
  job: DemoJob,
  withdrawn: Set<string>,
): boolean {
  if (status !== "rejected" || history.length !== 2 || withdrawn.has(job.organization)) return false;
  withdrawn.add(job.organization);
  return true;
}

const withdrawalReason = "I have accepted a position closer to home. Thank you for your time.";

/** The application with the candidate's own end to it. */
function asWithdrawn(application: DemoApplication): DemoApplication {
  const end = {
    toStatus: "withdrawn",
    actor: null,
    notes: withdrawalReason,
    messageToCandidate: null,
  } as const;
  return {
    ...application,
    status: "withdrawn",
    history: application.history.map((entry, index) => (index === 0 ? entry : { ...entry, ...end })),
  };
}

/**
 * Writes the planned applications with their histories, what followed them, and a CV for each candidate and organisation.
 * @returns those that have come to their assessment, and those that are offered the position, by organisation
 */
export async function seedApplications(
  tx: Tx,
  files: FileStore,
  seed: ApplicationsToSeed,
): Promise<{ assessed: Map<string, AssessedApplication[]>; offered: Map<string, OfferedApplication[]> }> {
  const assessed = new Map<string, AssessedApplication[]>();
  const offered = new Map<string, OfferedApplication[]>();
  const stored = new Map<string, string>();
  const busy = new Map<string, Set<number>>();
  const withdrawn = new Set<string>();
  for (const application of seed.plan) {
    const candidate = required(seed.candidates, application.candidateKey);
    const { id: jobId, organisationId, job } = required(seed.jobs, application.jobKey);
    const scope = new OrganisationScope(tx, organisationId);
    const bytes = await seed.papers.cv(candidate);
    const copy = `${organisationId} ${candidate.key}`;
    const cvFileId =
      stored.get(copy) ?? (await storePdf(scope, files, `${cvFileName(candidate)}.pdf`, bytes));
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
    const written = withdrawsInstead(application, job, withdrawn) ? asWithdrawn(application) : application;
    const applicationId = await seedApplication(
      scope,
      written,
      candidate,
      { jobId, userId, cvFileId, staffIds: seed.staffIds },
      match,
    );
    const hrId = required(seed.staffIds, `hr@${job.organization}.example`);
    const hours = busy.get(organisationId) ?? new Set();
    busy.set(organisationId, hours);
    const { today } = seed;
    await seedHiring(scope, files, seed.papers, {
      today,
      applicationId,
      application: written,
      candidate,
      job,
      userId,
      hrId,
      busy: hours,
    });
    if (written.status === "assessment") {
      assessed.set(organisationId, [...(assessed.get(organisationId) ?? []), { applicationId, hrId }]);
    }
    if (written.status === "final_review" || written.status === "accepted") {
      const late = { applicationId, application: written, candidate, job };
      offered.set(organisationId, [...(offered.get(organisationId) ?? []), late]);
    }
  }
  return { assessed, offered };
}
