import { CodedError } from "#contract/core/errors.ts";
import type {
  HrJobDetail,
  JobChange,
  JobStatusChange,
  NewJob,
  PublishingPhase,
} from "#contract/recruitment/hr-jobs.ts";
import { advertisedDays, type JobForm } from "#contract/recruitment/job-form.ts";
import { withoutUnused } from "#contract/recruitment/job-questions.ts";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import { requireVerifiedEmail, type StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { languageOfText } from "#server/platform/text-language.ts";
import * as queries from "./hr-jobs.queries.ts";
import { describeJob, findJob } from "./hr-jobs.service.ts";
import { deleteDraft } from "./job-drafts.queries.ts";
import { insertJob } from "./jobs.queries.ts";
import { getJob } from "./jobs.service.ts";
import { asksOtherwise, renewScores } from "./match-weights.service.ts";

/** Where the work is, of a job that does not say. */
const wholeCountry = "Kenya";

/** What is kept of a form: its texts, with what it left open settled. */
const settled = ({ language, questions, ...form }: Omit<JobChange, "expectedVersion">) => ({
  ...form,
  questions: questions?.map(withoutUnused),
  location: form.location || wholeCountry,
  language: language ?? languageOfText(`${form.title}\n${form.description}`),
});

/** The job as its form says it, with the default deadline and hiring path where none is named. */
const completed = (
  { draftId: _, milestones = defaultMilestones, deadline, ...rest }: NewJob,
  now: Date,
): JobForm => ({
  ...rest,
  deadline: deadline ?? nairobiDayAfter(now, advertisedDays),
  milestones: milestones.map((step) => ({ id: newId(), ...step })),
});

/**
 * Publishes a job: the job, its audit entry and the end of its draft are written together, and it is on the public
 * board when this ends. A second attempt with the same draft answers what the first one published.
 * @param onPhase called with each phase when it begins
 * @throws CodedError email_unverified; conflict for a draft whose id is not the organisation's
 */
export async function publishJob(
  platform: Platform,
  staff: StaffOrToken,
  job: NewJob,
  onPhase: (phase: PublishingPhase) => void,
): Promise<HrJobDetail> {
  onPhase("validating");
  requireVerifiedEmail(staff);
  const id = job.draftId ?? newId();
  const form = completed(job, new Date());
  onPhase("creating");
  try {
    await inOrganisation(platform.database, staff.organisationId, async (scope) => {
      await insertJob(scope, { id, ...settled(form) });
      await deleteDraft(scope, id);
      await scope.audit(staff, { action: "job.published", subject: "job", subjectId: id });
    });
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    // Sent twice: what the first attempt made is answered below, if it is theirs.
  }
  onPhase("posting");
  await getJob(platform, id);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const own = await queries.jobOf(scope, id);
    if (!own) throw new CodedError("conflict", "This draft cannot be published; start a new one.");
    return describeJob(scope, staff, id);
  });
}

/** Runs `change` on a job that nobody else can change meanwhile. @throws CodedError not_found, stale, email_unverified */
function changing(
  { database }: Platform,
  staff: StaffOrToken,
  { id, expectedVersion }: { id: string; expectedVersion: number | undefined },
  change: (scope: OrganisationScope, job: queries.OwnJob) => Promise<void>,
): Promise<HrJobDetail> {
  requireVerifiedEmail(staff);
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await queries.lockJob(scope, id);
    const job = await findJob(scope, id);
    if (expectedVersion !== undefined && expectedVersion !== job.version) throw new CodedError("stale");
    await change(scope, job);
    return describeJob(scope, staff, id);
  });
}

/**
 * Replaces what a published job says.
 * @throws CodedError not_found, stale, email_unverified; validation for a deadline that is moved into the past, and for
 *   a hiring path that ends before a stage that an application is at
 */
export const changeJob = (
  platform: Platform,
  staff: StaffOrToken,
  id: string,
  { expectedVersion, ...form }: JobChange,
): Promise<HrJobDetail> =>
  changing(platform, staff, { id, expectedVersion }, async (scope, job) => {
    if (form.deadline !== job.deadline && form.deadline < nairobiDay(new Date())) {
      throw new CodedError("validation", undefined, { deadline: "The deadline has passed already." });
    }
    const farthest = await queries.farthestStage(scope, id);
    if (form.milestones.length < farthest) {
      throw new CodedError("validation", undefined, {
        milestones: `An application is at stage ${farthest}: the path needs at least as many stages.`,
      });
    }
    const next = settled(form);
    await queries.updateJob(scope, id, next);
    if (asksOtherwise(job, next)) await renewScores(platform, scope, id);
    await scope.audit(staff, { action: "job.changed", subject: "job", subjectId: id });
  });

/**
 * Closes a job, or opens it again.
 * @throws CodedError not_found, stale, email_unverified; validation when it would be opened with a deadline that has passed
 */
export const changeJobStatus = (
  platform: Platform,
  staff: StaffOrToken,
  id: string,
  { status, deadline, expectedVersion }: JobStatusChange,
): Promise<HrJobDetail> =>
  changing(platform, staff, { id, expectedVersion }, async (scope, job) => {
    const last = deadline ?? job.deadline;
    if (status === "Active" && last < nairobiDay(new Date())) {
      throw new CodedError("validation", undefined, {
        deadline: "The deadline has passed. Choose a new one to open the job again.",
      });
    }
    if (status === job.status && last === job.deadline) return;
    await queries.updateJob(scope, id, { status, deadline: last });
    const action = status === "Active" ? "job.reopened" : "job.closed";
    await scope.audit(staff, { action, subject: "job", subjectId: id });
  });
