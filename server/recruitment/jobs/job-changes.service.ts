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
import { colleaguesToNotify } from "#server/accounts/team.service.ts";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import { requireVerifiedEmail, type StaffOrToken } from "#server/platform/http/access.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { languageOfText } from "#server/platform/text-language.ts";
import { needsApproval } from "./hr-jobs.policy.ts";
import * as queries from "./hr-jobs.queries.ts";
import { describeJob, findJob } from "./hr-jobs.service.ts";
import { deleteDraft } from "./job-drafts.queries.ts";
import { readJobSettings } from "./job-settings.service.ts";
import { insertJob } from "./jobs.queries.ts";
import { getJob } from "./jobs.service.ts";
import { wholeCountry } from "./jobs.table.ts";
import { asksOtherwise, renewScores } from "./match-weights.service.ts";

/** What is kept of a form: its texts, with what it left open settled. */
const settled = ({ language, questions, ...form }: Omit<JobChange, "expectedVersion">) => ({
  ...form,
  questions: questions?.map(withoutUnused),
  location: form.location || wholeCountry,
  language: language ?? languageOfText(`${form.title}\n${form.description}`),
});

/** The job as its form says it, with the default deadline and hiring path where none is named. */
export const completed = (
  { draftId: _, milestones = defaultMilestones, deadline, ...rest }: NewJob,
  now: Date,
): JobForm => ({
  ...rest,
  deadline: deadline ?? nairobiDayAfter(now, advertisedDays),
  milestones: milestones.map((step) => ({ id: newId(), ...step })),
});

/** Writes a job, its audit entry and the end of its draft. */
export async function publishForm(
  scope: OrganisationScope,
  staff: StaffOrToken,
  id: string,
  form: JobForm,
): Promise<void> {
  await insertJob(scope, { id, ...settled(form) });
  await deleteDraft(scope, id);
  await scope.audit(staff, { action: "job.published", subject: "job", subjectId: id });
}

/**
 * Publishes a job: the job, its audit entry and the end of its draft are written together, and it is on the public
 * board when this ends. A second attempt with the same draft answers what the first one published.
 * @param onPhase called with each phase when it begins
 * @throws CodedError email_unverified; forbidden where the owner has to approve it first; conflict for a draft whose id
 *   is not the organisation's
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
      if (needsApproval(staff, await readJobSettings(scope))) {
        throw new CodedError(
          "forbidden",
          "The owner approves jobs before they are published: ask for approval.",
        );
      }
      await publishForm(scope, staff, id, form);
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

/** What an owner agrees to when a job is approved; the other fields say how it is handled. */
const ofSubstance = [
  "title",
  "department",
  "location",
  "type",
  "salary",
  "experience",
  "education",
  "description",
  "requirements",
  "responsibilities",
  "benefits",
  "skills",
] as const satisfies (keyof JobForm)[];

/** Owners who approve jobs hear of a published one that says something else now (decision 054). */
async function tellOfChange(
  scope: OrganisationScope,
  staff: StaffOrToken,
  before: queries.OwnJob,
  next: ReturnType<typeof settled>,
): Promise<void> {
  const changed = ofSubstance.some((field) => JSON.stringify(before[field]) !== JSON.stringify(next[field]));
  if (!changed || !needsApproval(staff, await readJobSettings(scope))) return;
  const owners = (await colleaguesToNotify(scope, "owner")).map((one) => one.id);
  const actorId = staff.principal.kind === "person" ? staff.userId : null;
  await notify(scope, owners, { kind: "job_changed", subjectId: before.id, actorId });
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
    await tellOfChange(scope, staff, job, next);
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
    await queries.updateJob(scope, id, {
      status,
      deadline: last,
      ...(status === job.status ? {} : { closedAt: status === "Closed" ? new Date() : null }),
    });
    const action = status === "Active" ? "job.reopened" : "job.closed";
    await scope.audit(staff, { action, subject: "job", subjectId: id });
  });
