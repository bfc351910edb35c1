import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { sourceFor } from "#contract/recruitment/application-source.ts";
import type { applicationCalls } from "#contract/recruitment/applications.calls.ts";
import {
  experienceRequired,
  lacksExperience,
  type MyApplication,
} from "#contract/recruitment/applications.ts";
import { referralKeyIn } from "#contract/recruitment/referral-key.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { newId } from "#server/platform/database/columns.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { together } from "#server/platform/database/together.ts";
import { trialEnded } from "#server/platform/http/access.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import type { Platform } from "#server/platform/platform.ts";
import { recordAgentWork } from "#server/site/agents.service.ts";
import { saveToProfile } from "../candidates/profile.service.ts";
import { asksNoExperience } from "../jobs/job-terms.ts";
import { type JobRow, jobById } from "../jobs/jobs.queries.ts";
import { isOpen } from "../jobs/jobs.service.ts";
import { scoreMatch, scoreVersion } from "../match/match.ts";
import { announceApplication } from "./announcements.ts";
import { applicationReceivedMail, applicationReceivedNotice } from "./applications.mail.ts";
import { applicationErrors } from "./applications.messages.ts";
import * as queries from "./applications.queries.ts";
import { readCvTask } from "./cv-reading.service.ts";
import { deleteDraft } from "./drafts.queries.ts";
import { answersOf } from "./job-answers.ts";
import { applicationLink, applicationThread } from "./links.ts";
import { alreadyApplied, newOwnApplication, ownApplication, type Reader } from "./my-applications.service.ts";
import { attachProposal } from "./proposal.queries.ts";
import { attachReferral } from "./referral.queries.ts";
import { keepCv, notifyRecruiters, sendingCandidate, sendOnce } from "./sending.ts";
import { storeSentCv } from "./sent-cv.ts";

export interface Submission {
  form: z.output<(typeof applicationCalls.create)["form"]["fields"]>;
  cvFile: UploadedFile | undefined;
  /** Chosen by the browser, the same for every attempt at one submission. */
  key: string | null;
}

/** What stands in the way of a submission, if anything does, and the job that it is to. */
const lookBefore = ({ database }: Platform, { userId }: Reader, { form: { jobId }, key }: Submission) =>
  acrossOrganisations(database, async (tx) => {
    const [found, job] = await together([
      queries.findSubmission(tx, userId, { key, jobId }),
      jobById(tx, jobId),
    ]);
    return { found, job };
  });

/**
 * The application that an earlier attempt at the same submission made.
 * @throws CodedError already_applied for another submission to the same job, malformed_request for the
 *   same key with another job
 */
async function repeated(
  platform: Platform,
  actor: Reader,
  { form, key }: Submission,
  found: NonNullable<Awaited<ReturnType<typeof queries.findSubmission>>>,
): Promise<MyApplication> {
  if (found.jobId !== form.jobId) {
    throw new CodedError("malformed_request", "This Idempotency-Key was used for another position.");
  }
  if (key && found.submissionKey === key) return ownApplication(platform, actor, found.id);
  throw alreadyApplied(found);
}

/**
 * Everything the submission writes, in one transaction of the hiring organisation.
 * @returns the application as its candidate sees it
 */
function writeApplication(
  platform: Platform,
  actor: Reader,
  job: JobRow,
  submission: Submission,
  cvFileId: string | null,
): Promise<MyApplication> {
  const { database, queue, origin } = platform;
  const { candidateData, jobId, resumeId: _, answers: given, source, ...answers } = submission.form;
  const { name, email, skills, education, noWorkExperience: __, ...rest } = candidateData;
  const { score, parts } = scoreMatch(job, { ...candidateData, ...answers }, new Date());
  const { emailVerified, email: ownEmail } = actor.principal;
  const id = newId();
  const appliedAt = new Date();
  // To the account's address, not the one typed into the form: nobody gets mail that they did not cause.
  const mail = applicationReceivedMail({
    to: ownEmail,
    thread: applicationThread(id),
    name,
    jobTitle: job.title,
    organization: job.organisationName,
    link: applicationLink(origin, id),
  });
  return inOrganisation(database, job.organisationId, async (scope) => {
    const { tx, organisationId } = scope;
    const candidate = await sendingCandidate(scope, actor, { name, email, ...rest });
    const [, , , cvName] = await together([
      queries.insertApplication(scope, {
        ...answers,
        ...answersOf(job.questions, given),
        ...rest,
        ...sourceFor(source, candidate),
        id,
        appliedAt,
        jobId,
        candidateId: candidate.id,
        userId: actor.userId,
        submissionKey: submission.key,
        candidateName: name,
        candidateEmail: email,
        education,
        skills,
        matchScore: score,
        match: parts,
        scoreVersion,
        jobMatchVersion: job.matchVersion,
        cvFileId,
      }),
      attachReferral(
        scope,
        { id, jobId },
        { key: referralKeyIn(source), email: emailVerified ? ownEmail : null },
      ),
      attachProposal(scope, { id, jobId, userId: actor.userId }),
      keepCv(queue, scope, cvFileId, { task: readCvTask, data: { organisationId, applicationId: id } }),
      recordAgentWork(tx, "Recruitment Specialist AI"),
      deleteDraft(tx, actor.userId, jobId),
      saveToProfile(tx, actor.userId, submission.form),
      scope.audit(actor, { action: "application.submitted", subject: "application", subjectId: id }),
      announceApplication(queue, scope, id, job),
      notifyRecruiters(scope, { kind: "application_received", subjectId: id }),
      queueAccountMail(tx, platform, organisationId, mail, {
        notice: applicationReceivedNotice,
        language: actor.language,
      }),
    ]);
    return newOwnApplication(actor, job, { id, appliedAt, cvName });
  });
}

/**
 * Takes an application. Idempotent by the submission's key: a browser that lost the answer sends again and
 * gets the application that the first attempt made.
 * @throws CodedError not_found, job_closed, already_applied, malformed_request, or what is wrong with the CV
 */
export async function submitApplication(
  platform: Platform,
  actor: Reader,
  submission: Submission,
): Promise<MyApplication> {
  const { found, job } = await lookBefore(platform, actor, submission);
  if (found) return repeated(platform, actor, submission, found);
  if (!job)
    throw new CodedError(
      "not_found",
      textOf(applicationErrors, (t) => t.noPosition),
    );
  const now = new Date();
  if (trialEnded(job, now))
    throw new CodedError(
      "job_closed",
      textOf(applicationErrors, (t) => t.takesNone({ organization: job.organisationName })),
    );
  if (!isOpen(job, now)) throw new CodedError("job_closed");
  if (lacksExperience(submission.form.candidateData, { asksNoExperience: asksNoExperience(job) })) {
    throw new CodedError("validation", undefined, {
      "candidateData.workExperiences": experienceRequired,
    });
  }
  answersOf(job.questions, submission.form.answers);
  return sendOnce(platform, {
    store: () =>
      storeSentCv(platform, actor.userId, job.organisationId, {
        resumeId: submission.form.resumeId,
        cvFile: submission.cvFile,
      }),
    write: (cvFileId) => writeApplication(platform, actor, job, submission, cvFileId),
    once: ["application_once_per_job", "application_submission"],
    first: async () => {
      const { found: first } = await lookBefore(platform, actor, submission);
      return first && repeated(platform, actor, submission, first);
    },
  });
}
