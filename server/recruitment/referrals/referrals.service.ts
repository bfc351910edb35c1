import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage } from "#contract/core/language.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  type NewReferral,
  type OwnReferral,
  type ReferralJob,
  type referralCalls,
  referralDays,
  type referralList,
} from "#contract/recruitment/referrals.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { commitUpload, discardUpload, discardUploads, releaseFiles } from "#server/platform/files/uploads.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { storeSentCv } from "../applications/sent-cv.ts";
import { openJobsOf } from "../jobs/jobs.queries.ts";
import { ownOpenJob } from "../jobs/jobs.service.ts";
import { stateOf } from "./referral-state.ts";
import { referralMail } from "./referrals.mail.ts";
import * as queries from "./referrals.queries.ts";

/** Deletes referrals of people who never applied, once their time is over. */
export const referralsCleanTask = defineScheduledTask(
  "recruitment.referrals.clean",
  "Delete referrals of people who never applied",
  "41 3 * * *",
);

type Row = Awaited<ReturnType<typeof queries.listOwn>>["rows"][number];

const toOwn = ({ id, name, jobTitle, at, ...standing }: Row): OwnReferral => ({
  ...{ id, name, jobTitle },
  at: at.toISOString(),
  state: stateOf(standing),
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
 * @throws CodedError validation, email_unverified; not_found, job_closed; conflict where they were referred or have
 *   applied; or what is wrong with the CV
 */
export async function referPerson(
  platform: Platform,
  staff: Staff,
  { agreed, ...person }: z.output<(typeof referralCalls.create)["form"]["fields"]>,
  cvFile: UploadedFile | undefined,
): Promise<OwnReferral> {
  requireVerifiedEmail(staff);
  if (!agreed) throw new CodedError("validation", undefined, { agreed: "Ask them first" });
  const cvFileId = await storeSentCv(platform, staff.userId, staff.organisationId, { cvFile });
  try {
    return await writeReferral(platform, staff, person, cvFileId);
  } catch (error) {
    if (cvFileId) await discardUpload(platform, cvFileId);
    throw error;
  }
}

/** Everything that a referral writes, in one transaction. */
function writeReferral(
  { database, queue, origin }: Platform,
  staff: Staff,
  person: Omit<NewReferral, "agreed">,
  cvFileId: string | null,
): Promise<OwnReferral> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const job = await ownOpenJob(scope, person.jobId);
    const now = new Date();
    if (await queries.hasApplied(scope, job.id, person.email)) {
      throw new CodedError("conflict", "This person has applied for the job already.");
    }
    const id = newId();
    const key = randomBytes(12).toString("hex");
    if (!(await queries.insertReferral(scope, { ...person, id, key, cvFileId, referredBy: staff.userId }))) {
      throw new CodedError("conflict", "Somebody has referred this person for the job already.");
    }
    if (cvFileId) await commitUpload(scope, cvFileId);
    const colleague = (await namesOf(scope, [staff.userId])).get(staff.userId) ?? "";
    const language = (await queries.languageOfAccount(scope.tx, person.email)) ?? defaultLanguage;
    const mail = referralMail(origin, { ...person, key, colleague, job });
    await queueMail(scope.tx, queue, scope.organisationId, mail[language]);
    await scope.audit(staff, { action: "referral.made", subject: "referral", subjectId: id });
    return { id, name: person.name, jobTitle: job.title, at: now.toISOString(), state: "invited" };
  });
}

/** Takes back a referral of one's own. @throws CodedError not_found; conflict once they have applied */
export async function removeReferral(platform: Platform, staff: Staff, id: string): Promise<void> {
  const file = await inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const referral = await queries.ownReferral(scope, staff.userId, id);
    if (!referral) throw new CodedError("not_found");
    if (referral.applicationId) throw new CodedError("conflict", "This person has applied.");
    await queries.deleteReferral(scope, id);
    if (referral.cvFileId) await releaseFiles(scope.tx, [referral.cvFileId]);
    await scope.audit(staff, { action: "referral.removed", subject: "referral", subjectId: id });
    return referral.cvFileId;
  });
  if (file) await discardUpload(platform, file);
}

/** Deletes referrals of people who have not applied in time. */
export async function cleanReferrals(platform: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - referralDays * dayMillis);
  const files = await acrossOrganisations(platform.database, async (tx) => {
    const released = await queries.deleteReferralsBefore(tx, before);
    await releaseFiles(tx, released);
    return released;
  });
  await discardUploads(platform, files);
}
