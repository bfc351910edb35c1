import { newId } from "#server/platform/database/columns.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { applicationEvents, applications } from "#server/recruitment/applications/applications.table.ts";
import { candidates } from "#server/recruitment/candidates/candidates.table.ts";
import { nameKey } from "#server/recruitment/candidates/name-key.ts";
import { scoreMatch, scoreVersion } from "#server/recruitment/match/match.ts";
import {
  applicationMessages,
  documentRequests,
  interviewers,
  interviews,
} from "#server/recruitment/pipeline/pipeline.table.ts";
import { CollectedRows } from "./collected-rows.ts";
import { decidedOn } from "./content/candidate-decisions.ts";
import { cvFileName } from "./content/candidates.ts";
import type { DemoApplication, DemoCandidate, DemoJob } from "./content/types.ts";
import type { Papers } from "./papers.ts";
import { required } from "./required.ts";
import type { AssessedApplication } from "./seed-assessments.ts";
import { seedHiring, storePdf } from "./seed-hiring.ts";
import type { OfferedApplication } from "./seed-offers.ts";
import { sourceOf } from "./sources.ts";
import { StoredFiles } from "./store-file.ts";

export interface SeededJob {
  id: string;
  organisationId: string;
  job: DemoJob;
}

export interface ApplicationsToSeed {
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

/** What the applications of an organisation are made of. */
const applicationTables = [
  storedFiles,
  candidates,
  applications,
  applicationEvents,
  interviews,
  interviewers,
  applicationMessages,
  documentRequests,
];

/** A person as they are collected; each application may change what was decided on them. */
type CandidateRow = Pick<typeof candidates.$inferSelect, "id" | "status">;

/** The applications of one organisation, collected and then written with all that belongs to them. */
export class CollectedApplications extends CollectedRows {
  /** By the person's account: their row, and their applications here. */
  readonly #people = new Map<string, { row: CandidateRow; applications: DemoApplication[] }>();

  constructor(scope: OrganisationScope) {
    super(scope, applicationTables);
  }

  /** The id of the person of an account, who is added the first time. */
  #candidateOf(
    userId: string,
    { name, email, phone, location }: DemoCandidate,
    application: DemoApplication,
    sample: boolean,
  ): string {
    const known = this.#people.get(userId);
    if (known) {
      known.applications.push(application);
      known.row.status = decidedOn(known.applications);
      return known.row.id;
    }
    const status = decidedOn([application]);
    const row = { id: newId(), userId, name, nameKey: nameKey(name), email, phone, location, status, sample };
    this.#people.set(userId, { row, applications: [application] });
    this.add(candidates, row);
    return row.id;
  }

  /** Adds one application of a candidate with its history. @returns its id */
  addApplication(
    application: DemoApplication,
    candidate: DemoCandidate,
    ids: { jobId: string; userId: string; cvFileId: string | null; staffIds: ReadonlyMap<string, string> },
    match: ReturnType<typeof scoreMatch>,
    sample = false,
  ): string {
    const { name, email } = candidate;
    const applicationId = newId();
    const changes = application.history.slice(1);
    this.add(applications, {
      id: applicationId,
      jobId: ids.jobId,
      candidateId: this.#candidateOf(ids.userId, candidate, application, sample),
      userId: ids.userId,
      cvFileId: ids.cvFileId,
      candidateName: name,
      candidateEmail: email,
      phone: candidate.phone,
      location: candidate.location,
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
      status: application.status,
      stage: application.stage,
      version: 1 + changes.length,
    });
    this.add(applicationEvents, {
      applicationId,
      actorId: ids.userId,
      toStatus: "submitted",
      stage: 1,
      at: application.appliedAt,
    });
    for (const { actor, ...event } of changes) {
      const actorId = event.toStatus === "withdrawn" ? ids.userId : actor && required(ids.staffIds, actor);
      this.add(applicationEvents, { ...event, applicationId, actorId });
    }
    return applicationId;
  }
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
  const storing = new StoredFiles(files);
  const collected = new Map<string, CollectedApplications>();
  for (const application of seed.plan) {
    const candidate = required(seed.candidates, application.candidateKey);
    const { id: jobId, organisationId, job } = required(seed.jobs, application.jobKey);
    const rows =
      collected.get(organisationId) ?? new CollectedApplications(new OrganisationScope(tx, organisationId));
    collected.set(organisationId, rows);
    const bytes = await seed.papers.cv(candidate);
    const copy = `${organisationId} ${candidate.key}`;
    const cvFileId = stored.get(copy) ?? storePdf(rows, storing, `${cvFileName(candidate)}.pdf`, bytes);
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
    const applicationId = rows.addApplication(
      written,
      candidate,
      { jobId, userId, cvFileId, staffIds: seed.staffIds },
      match,
    );
    const hrId = required(seed.staffIds, `hr@${job.organization}.example`);
    const hours = busy.get(organisationId) ?? new Set();
    busy.set(organisationId, hours);
    const { today } = seed;
    await seedHiring(rows, storing, seed.papers, {
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
  for (const rows of collected.values()) await rows.write();
  await storing.written();
  return { assessed, offered };
}
