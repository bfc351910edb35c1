import { eq } from "drizzle-orm";
import { CodedError } from "#contract/core/errors.ts";
import type { HrJobDetail, NewJob } from "#contract/recruitment/hr-jobs.ts";
import type { JobApproval, JobReturn } from "#contract/recruitment/job-approval.ts";
import type { JobDraftValues } from "#contract/recruitment/job-drafts.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { colleaguesToNotify } from "#server/accounts/team.service.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff, type StaffOrToken } from "#server/platform/http/access.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { isApprover, needsApproval } from "./hr-jobs.policy.ts";
import { jobOf } from "./hr-jobs.queries.ts";
import { describeJob } from "./hr-jobs.service.ts";
import { jobApprovalMail, jobApprovalPath } from "./job-approval.mail.ts";
import { completed, publishForm } from "./job-changes.service.ts";
import * as drafts from "./job-drafts.queries.ts";
import { jobDrafts } from "./job-drafts.table.ts";
import { readJobSettings } from "./job-settings.service.ts";

/** The wizard's last step, at which a draft is that is taken back. */
const lastStep = 5;

type Row = NonNullable<Awaited<ReturnType<typeof drafts.approvalOf>>>;

const toApproval = (staff: StaffOrToken, { state, form, askedAt, ...row }: Row): JobApproval => ({
  id: row.id,
  state,
  askedAt: askedAt.toISOString(),
  askedBy: row.askedBy,
  reason: row.reason,
  job: form,
  abilities: { decide: state === "waiting" && isApprover(staff), takeBack: state === "waiting" },
});

/** The request, locked, so that two people who decide at once follow one another. @throws CodedError not_found */
async function lockedRequest(scope: OrganisationScope, id: string): Promise<Row> {
  await drafts.lockDraft(scope, id);
  const row = await drafts.approvalOf(scope, id);
  if (!row) throw new CodedError("not_found");
  return row;
}

/** @throws CodedError conflict for a request that was decided or taken back meanwhile */
function requireWaiting({ state }: Row): void {
  if (state !== "waiting")
    throw new CodedError("conflict", "This job does not wait for an approval any more.");
}

/** Keeps the draft that a request is about, where a program asked without one. */
async function draftFor(scope: OrganisationScope, staff: StaffOrToken, job: NewJob, id: string) {
  if (job.draftId && (await drafts.draftById(scope, id))) return;
  const { language: _, ...form } = completed(job, new Date());
  const values = { ...form, mode: "manual" } as JobDraftValues;
  const authorId = staff.principal.kind === "person" ? staff.userId : null;
  const row = await drafts.writeDraft(scope, { id, authorId }, { values, step: lastStep, version: 0 });
  if (!row) throw new CodedError("conflict", "This draft cannot be published; start a new one.");
}

/**
 * Puts a job before the owners: they are told in the workspace and by mail, and what they approve is this text. A second
 * request for the same draft takes the place of the first.
 * @throws CodedError conflict where no approval is needed, or it is published already; email_unverified
 */
export function askForApproval(platform: Platform, staff: StaffOrToken, job: NewJob): Promise<JobApproval> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    if (!needsApproval(staff, await readJobSettings(scope))) {
      throw new CodedError("conflict", "This job needs no approval: publish it.");
    }
    const id = job.draftId ?? newId();
    if (await jobOf(scope, id)) throw new CodedError("conflict", "This job has been published.");
    await draftFor(scope, staff, job, id);
    const form = completed(job, new Date());
    const askedBy = staff.principal.kind === "person" ? staff.userId : null;
    await drafts.setApproval(scope, id, {
      state: "waiting",
      form,
      askedBy,
      askedAt: new Date(),
      reason: null,
    });
    await scope.audit(staff, { action: "job.approval_asked", subject: "job_draft", subjectId: id });
    const owners = await colleaguesToNotify(scope, "owner");
    const author = staff.principal.kind === "person" ? staff.principal.fullName : staff.principal.name;
    for (const { email } of owners) {
      const mail = jobApprovalMail(email, form, { author, link: `${platform.origin}${jobApprovalPath(id)}` });
      await queueAccountMail(scope.tx, platform, scope.organisationId, mail);
    }
    const ids = owners.map((one) => one.id);
    await notify(scope, ids, { kind: "job_to_approve", subjectId: id, actorId: askedBy });
    const row = await drafts.approvalOf(scope, id);
    if (!row) throw new Error("the request was not written");
    return toApproval(staff, row);
  });
}

/** @throws CodedError not_found */
export function getApproval({ database }: Platform, staff: StaffOrToken, id: string): Promise<JobApproval> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const row = await drafts.approvalOf(scope, id);
    if (!row) throw new CodedError("not_found");
    return toApproval(staff, row);
  });
}

/** Who asked, to be told what was decided. */
const toTell = ({ askedById }: Row): string[] => (askedById ? [askedById] : []);

/**
 * Approves a job and publishes it as it was asked for. A repeat answers the job.
 * @throws CodedError not_found, conflict, email_unverified; validation when its last day has passed meanwhile
 */
export function approveJob({ database }: Platform, staff: Staff, id: string): Promise<HrJobDetail> {
  requireVerifiedEmail(staff);
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (await jobOf(scope, id)) return describeJob(scope, staff, id);
    const row = await lockedRequest(scope, id);
    requireWaiting(row);
    if (row.form.deadline < nairobiDay(new Date())) {
      throw new CodedError("validation", undefined, {
        deadline: "The last day to apply has passed. Send the job back, so that a new one is chosen.",
      });
    }
    await scope.audit(staff, { action: "job.approved", subject: "job", subjectId: id });
    await publishForm(scope, staff, id, row.form);
    await notify(scope, toTell(row), { kind: "job_approved", subjectId: id, actorId: staff.userId });
    return describeJob(scope, staff, id);
  });
}

/** Sends a job back to be changed. @throws CodedError not_found, conflict */
export function returnJob(
  { database }: Platform,
  staff: Staff,
  id: string,
  { reason }: JobReturn,
): Promise<JobApproval> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const row = await lockedRequest(scope, id);
    requireWaiting(row);
    await drafts.setApproval(scope, id, { state: "returned", reason });
    await scope.audit(staff, { action: "job.returned", subject: "job_draft", subjectId: id });
    await notify(scope, toTell(row), { kind: "job_returned", subjectId: id, actorId: staff.userId });
    return toApproval(staff, { ...row, state: "returned", reason });
  });
}

/** Takes a request back: the draft can be changed again. @throws CodedError not_found, conflict */
export function takeRequestBack({ database }: Platform, staff: StaffOrToken, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    requireWaiting(await lockedRequest(scope, id));
    await scope.update(
      jobDrafts,
      { approvalState: null, askedForm: null, askedAt: null },
      eq(jobDrafts.id, id),
    );
    await scope.audit(staff, { action: "job.approval_taken_back", subject: "job_draft", subjectId: id });
  });
}
