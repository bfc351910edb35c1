import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import type { Page } from "#contract/core/paging.ts";
import type { applicationCalls } from "#contract/recruitment/applications.calls.ts";
import {
  isDecided,
  type MyApplication,
  type MyApplicationFigures,
} from "#contract/recruitment/applications.ts";
import { interviewTypeLabels, joinUrlOf } from "#contract/recruitment/hiring.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { nairobiDay, nairobiTime } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import type { FileKind } from "#server/platform/files/kinds.ts";
import { dropFile, keepFile, storeUpload } from "#server/platform/files/uploads.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./applications.queries.ts";
import { deleteDraft } from "./candidate/drafts.queries.ts";
import { lockCandidate } from "./candidate/person.queries.ts";
import { readKeptResume } from "./candidate/resumes.service.ts";
import { readCvTask } from "./cv-reading.service.ts";
import { candidateNextStep } from "./hiring/next-step.ts";
import { nothingPending, type Pending, pendingOf } from "./hiring/pending.queries.ts";
import { jobById, type PublicJobRow } from "./jobs.queries.ts";
import { isOpen } from "./jobs.service.ts";
import { scoreMatch } from "./match.ts";
import { nextActionOf, timelineOf } from "./progress.ts";
import { applicationReceivedMail } from "./recruitment.mail.ts";

export interface Submission {
  form: z.output<(typeof applicationCalls.create)["form"]["fields"]>;
  cvFile: UploadedFile | undefined;
  /** Chosen by the browser, the same for every attempt at one submission. */
  key: string | null;
}

/** Where a candidate follows an application. */
export const applicationLink = (origin: string, id: string): string => `${origin}/jobs/applications/${id}`;

type OwnRow = Awaited<ReturnType<typeof queries.listOwnApplications>>["rows"][number];
type OwnEvent = { at: Date; stage: number; messageToCandidate: string | null };

/** The next interview as the candidate's card shows it. */
function interviewDetails(row: OwnRow, { interview }: Pending): MyApplication["interviewDetails"] {
  if (!interview || isDecided(row.status)) return null;
  const { startsAt, type, interviewer, location } = interview;
  return {
    date: nairobiDay(startsAt),
    time: nairobiTime(startsAt),
    type: interviewTypeLabels[type],
    interviewer,
    location,
    joinUrl: joinUrlOf(type, location),
  };
}

function toMyApplication(row: OwnRow, events: OwnEvent[], pending: Pending): MyApplication {
  const standing = { ...row, events };
  return {
    ...row,
    appliedDate: row.appliedAt.toISOString(),
    currentStage: row.stage,
    totalStages: row.milestones.length,
    timeline: timelineOf(standing),
    nextAction: candidateNextStep(row.status, pending) ?? nextActionOf(standing, "candidate"),
    interviewDetails: interviewDetails(row, pending),
    recruiterNotes: events.findLast((event) => event.messageToCandidate)?.messageToCandidate ?? null,
    unreadMessages: pending.unread.staff,
    openDocuments: pending.open.length,
    abilities: { withdraw: !isDecided(row.status) },
  };
}

async function ownApplications(
  tx: Tx,
  userId: string,
  page: { page: number; pageSize: number },
  filter: queries.OwnFilter,
) {
  const { rows, total } = await queries.listOwnApplications(tx, userId, page, filter);
  const ids = rows.map((row) => row.id);
  const events = await queries.eventsOf(tx, ids);
  const pending = await pendingOf(tx, ids, new Date());
  return {
    rows: rows.map((row) =>
      toMyApplication(row, events.get(row.id) ?? [], pending.get(row.id) ?? nothingPending()),
    ),
    total,
  };
}

/** The signed-in candidate's applications, newest first. */
export function listMyApplications(
  { database }: Platform,
  actor: SignedIn,
  { page, pageSize, ...filter }: z.output<(typeof applicationCalls.mine)["query"]>,
): Promise<Page<MyApplication>> {
  return acrossOrganisations(database, (tx) => ownApplications(tx, actor.userId, { page, pageSize }, filter));
}

/** How many applications the signed-in candidate has, by where they stand, at every SACCO. */
export async function countMyApplications(
  { database }: Platform,
  actor: SignedIn,
): Promise<MyApplicationFigures> {
  const { total, active, interviews } = await acrossOrganisations(database, (tx) =>
    queries.countOwnApplications(tx, actor.userId, new Date()),
  );
  return { active, decided: total - active, interviews };
}

/** @throws CodedError not_found, also for somebody else's */
export async function ownApplication(
  { database }: Platform,
  userId: string,
  id: string,
): Promise<MyApplication> {
  const { rows } = await acrossOrganisations(database, (tx) =>
    ownApplications(tx, userId, { page: 1, pageSize: 1 }, { id }),
  );
  if (!rows[0]) throw new CodedError("not_found");
  return rows[0];
}

/**
 * The application that an earlier attempt at the same submission made, or null if this is the first.
 * @throws CodedError already_applied for another submission to the same job, malformed_request for the
 *   same key with another job
 */
async function earlierSubmission(platform: Platform, userId: string, { form, key }: Submission) {
  const found = await acrossOrganisations(
    platform.database,
    async (tx) =>
      (key && (await queries.findSubmission(tx, userId, { key }))) ||
      queries.findSubmission(tx, userId, { jobId: form.jobId }),
  );
  if (!found) return null;
  if (found.jobId !== form.jobId) {
    throw new CodedError("malformed_request", "This Idempotency-Key was used for another position.");
  }
  if (key && found.submissionKey === key) return ownApplication(platform, userId, found.id);
  throw new CodedError("already_applied");
}

/**
 * Stores the CV for the organisation: the file that came along, or a copy of one that the applicant keeps. What
 * the applicant corrected of the reading stays theirs: staff are shown what the file itself says.
 * @returns the file's id; null without a CV
 * @throws CodedError validation when no such CV is kept, or what is wrong with the file
 */
async function storeCv(
  platform: Platform,
  actor: SignedIn,
  organisationId: string,
  { form, cvFile }: Submission,
): Promise<string | null> {
  const rule = { accept: ["pdf", "docx", "doc"] satisfies FileKind[], maxBytes: maxUploadBytes };
  if (cvFile) return storeUpload(platform, organisationId, cvFile, rule);
  if (!form.resumeId) return null;
  const kept = await readKeptResume(platform, actor.userId, form.resumeId).catch((error: unknown) => {
    if (!(error instanceof CodedError && error.code === "not_found")) throw error;
    const message = "This CV is no longer kept. Please choose another one.";
    throw new CodedError("validation", undefined, { resumeId: message });
  });
  return storeUpload(platform, organisationId, kept, rule);
}

/** Everything the submission writes, in one transaction of the hiring organisation. */
function writeApplication(
  { database, queue, origin }: Platform,
  actor: SignedIn,
  job: PublicJobRow,
  submission: Submission,
  cvFileId: string | null,
): Promise<string> {
  const { candidateData, jobId, resumeId: _, ...answers } = submission.form;
  const { name, email, skills, education, ...rest } = candidateData;
  const { score, parts } = scoreMatch(job, { ...candidateData, ...answers }, new Date());
  return inOrganisation(database, job.organisationId, async (scope) => {
    await lockCandidate(scope.tx, actor.userId);
    const candidateId = await queries.upsertCandidate(scope, { userId: actor.userId, name, email, ...rest });
    const id = await queries.insertApplication(scope, {
      ...answers,
      ...rest,
      jobId,
      candidateId,
      userId: actor.userId,
      submissionKey: submission.key,
      candidateName: name,
      candidateEmail: email,
      education,
      skills,
      matchScore: score,
      match: parts,
      cvFileId,
    });
    if (cvFileId) {
      await keepFile(scope, cvFileId);
      const { organisationId } = job;
      await queue.enqueue(scope.tx, readCvTask, { organisationId, applicationId: id });
    }
    await deleteDraft(scope.tx, actor.userId, jobId);
    await audit(scope.tx, actor, {
      organisationId: job.organisationId,
      action: "application.submitted",
      subject: "application",
      subjectId: id,
    });
    // To the account's address, not the one typed into the form: nobody gets mail that they did not cause.
    const mail = applicationReceivedMail({
      to: actor.principal.email,
      name,
      jobTitle: job.title,
      organization: job.organisationName,
      link: applicationLink(origin, id),
    });
    await queueMail(scope.tx, queue, job.organisationId, mail);
    return id;
  });
}

/**
 * Takes an application. Idempotent by the submission's key: a browser that lost the answer sends again and
 * gets the application that the first attempt made.
 * @throws CodedError not_found, job_closed, already_applied, malformed_request, or what is wrong with the CV
 */
export async function submitApplication(
  platform: Platform,
  actor: SignedIn,
  submission: Submission,
): Promise<MyApplication> {
  const earlier = await earlierSubmission(platform, actor.userId, submission);
  if (earlier) return earlier;
  const job = await acrossOrganisations(platform.database, (tx) => jobById(tx, submission.form.jobId));
  if (!job) throw new CodedError("not_found", "This position does not exist.");
  if (!isOpen(job, new Date())) throw new CodedError("job_closed");
  const cvFileId = await storeCv(platform, actor, job.organisationId, submission);
  try {
    const id = await writeApplication(platform, actor, job, submission, cvFileId);
    return await ownApplication(platform, actor.userId, id);
  } catch (error) {
    if (cvFileId) await dropFile(platform, cvFileId);
    // Two attempts at the same moment: the database let one through, and this one answers like a repeat.
    const violated = violatedUnique(error);
    if (violated === "application_once_per_job" || violated === "application_submission") {
      const first = await earlierSubmission(platform, actor.userId, submission);
      if (first) return first;
    }
    throw error;
  }
}
