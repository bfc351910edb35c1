import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage } from "#contract/core/language.ts";
import type { Page } from "#contract/core/paging.ts";
import type { ApplicationStatus } from "#contract/recruitment/applications.ts";
import {
  type NewReferral,
  type OwnReferral,
  type ReferralJob,
  type ReferralState,
  referralDays,
  type referralList,
} from "#contract/recruitment/referrals.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { jobById, openJobsOf } from "../jobs/jobs.queries.ts";
import { isOpen } from "../jobs/jobs.service.ts";
import { referralMail } from "./referrals.mail.ts";
import * as queries from "./referrals.queries.ts";

/** Deletes referrals of people who never applied, once their time is over. */
export const referralsCleanTask = defineScheduledTask(
  "recruitment.referrals.clean",
  "Delete referrals of people who never applied",
  "41 3 * * *",
);

const states: Record<ApplicationStatus, ReferralState> = {
  submitted: "applied",
  screening: "applied",
  interview: "interviewing",
  assessment: "interviewing",
  final_review: "interviewing",
  accepted: "hired",
  rejected: "not_selected",
  withdrawn: "not_selected",
};

type Row = Awaited<ReturnType<typeof queries.listOwn>>["rows"][number];

const toOwn = ({ status, at, ...row }: Row): OwnReferral => ({
  ...row,
  at: at.toISOString(),
  state: status === null ? "invited" : states[status],
});

/** The organisation's jobs that take applications. */
export function listReferralJobs({ database }: Platform, staff: Staff): Promise<ReferralJob[]> {
  return inOrganisation(database, staff.organisationId, (scope) => openJobsOf(scope, nairobiDay(new Date())));
}

/** One page of one's own referrals. */
export function listOwnReferrals(
  { database }: Platform,
  staff: Staff,
  query: z.output<typeof referralList.query>,
): Promise<Page<OwnReferral>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listOwn(scope, staff.userId, query);
    return { rows: rows.map(toOwn), total };
  });
}

/**
 * Refers somebody for a job of one's organisation. They get a mail with a link that carries the referral.
 * @throws CodedError email_unverified; not_found, job_closed; conflict where they were referred or have applied
 */
export function referPerson(platform: Platform, staff: Staff, form: NewReferral): Promise<OwnReferral> {
  requireVerifiedEmail(staff);
  const { database, queue, origin } = platform;
  const { agreed: _, ...person } = form;
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const job = await jobById(scope.tx, form.jobId);
    if (job?.organisationId !== scope.organisationId) throw new CodedError("not_found");
    const now = new Date();
    if (!isOpen(job, now)) throw new CodedError("job_closed");
    if (await queries.hasApplied(scope, job.id, person.email)) {
      throw new CodedError("conflict", "This person has applied for the job already.");
    }
    const id = newId();
    const key = randomBytes(12).toString("hex");
    if (!(await queries.insertReferral(scope, { ...person, id, key, referredBy: staff.userId }))) {
      throw new CodedError("conflict", "Somebody has referred this person for the job already.");
    }
    const colleague = (await namesOf(scope, [staff.userId])).get(staff.userId) ?? "";
    const language = (await queries.languageOfAccount(scope.tx, person.email)) ?? defaultLanguage;
    const mail = referralMail(origin, { ...person, key, colleague, job });
    await queueMail(scope.tx, queue, scope.organisationId, mail[language]);
    await scope.audit(staff, { action: "referral.made", subject: "referral", subjectId: id });
    return { id, name: person.name, jobTitle: job.title, at: now.toISOString(), state: "invited" };
  });
}

/** Takes back a referral of one's own. @throws CodedError not_found; conflict once they have applied */
export function removeReferral({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const referral = await queries.ownReferral(scope, staff.userId, id);
    if (!referral) throw new CodedError("not_found");
    if (referral.applicationId) throw new CodedError("conflict", "This person has applied.");
    await queries.deleteReferral(scope, id);
    await scope.audit(staff, { action: "referral.removed", subject: "referral", subjectId: id });
  });
}

/** Deletes referrals of people who have not applied in time. */
export function cleanReferrals({ database }: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - referralDays * dayMillis);
  return acrossOrganisations(database, (tx) => queries.deleteReferralsBefore(tx, before));
}
