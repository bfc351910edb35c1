import type { Actor } from "#server/platform/audit/audit.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { discardUpload, releaseFiles } from "#server/platform/files/uploads.ts";
import { shortName } from "#server/platform/mail/greeting.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { forgetMails } from "#server/platform/mail/retention.ts";
import { forgetNotifications } from "#server/platform/notifications/notifications.service.ts";
import { forgetIn, type PersonalDataSource } from "#server/platform/personal-data.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { smsName } from "#server/platform/sms/message.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { forgetSms } from "#server/platform/sms/retention.ts";
import { areOfApplication, deleteDocuments, findOfMember } from "../applications/applications.queries.ts";
import { removeChecks } from "../checks/checks.queries.ts";
import { lockMember } from "../members/members.queries.ts";
import { forgetAnswers } from "../registry/registry-cache.ts";
import { readSettings } from "../settings/settings.queries.ts";
import { erasedMail, erasedSms } from "./erasure.mail.ts";
import { personalDataMessages } from "./personal-data.messages.ts";
import * as queries from "./personal-data.queries.ts";
import { retentionOf } from "./retention.policy.ts";

/** Removes people who were refused long ago. */
export const refusedApplicantsTask = defineScheduledTask(
  "onboarding.refused_clean",
  "Delete applicants who were refused a year ago",
  "27 3 * * *",
);

/** Removes people whose record has been kept as long as the law has it. */
export const formerMembersTask = defineScheduledTask(
  "onboarding.former_clean",
  "Delete former members whose record was kept long enough",
  "37 3 * * *",
);

/** What it takes to delete a person: the other domains that keep something of members, too. */
export interface MemberRecords extends Platform {
  personalData: readonly PersonalDataSource[];
}

/** Days for which the record of a refusal stays: a complaint about it may come, and has to be answered. */
const refusedDays = 365;
const atOnce = 200;

/**
 * Deletes everything that is kept of a person: application, documents, checks with their evidence, answers of the registry, faces, notes,
 * payments, mails and texts to them, and what other domains keep.
 * @returns the ids of files, for `discardAll` once this is committed
 */
export async function eraseRecord(
  platform: MemberRecords,
  scope: OrganisationScope,
  memberId: string,
): Promise<string[]> {
  const applicationId = (await findOfMember(scope, memberId))?.application.id;
  const ids = applicationId ? [memberId, applicationId] : [memberId];
  const files = applicationId ? await deleteDocuments(scope, areOfApplication(applicationId)) : [];
  await releaseFiles(scope.tx, files);
  for (const id of ids) await removeChecks(scope, id);
  await forgetAnswers(platform, scope, await queries.idNumbersOf(scope, memberId));
  const requests = await queries.requestsOf(scope, memberId);
  await forgetNotifications(scope.tx, [...ids, ...requests.map(({ request }) => request.id)]);
  const contacts = await queries.contactsOf(scope, memberId);
  const threads = [`member-${memberId}`, `membership-${applicationId}`];
  await forgetMails(scope.tx, scope.organisationId, { addresses: contacts, threads });
  await forgetSms(scope.tx, scope.organisationId, contacts);
  const elsewhere = await forgetIn(platform.personalData, scope, { memberId, addresses: contacts });
  await queries.deleteMember(scope, memberId);
  return [...files, ...elsewhere];
}

/**
 * The same for a real person: what was done stays in the audit trail, by ids.
 * @returns as `eraseRecord`
 */
export async function eraseMember(
  platform: MemberRecords,
  scope: OrganisationScope,
  actor: Actor,
  memberId: string,
): Promise<string[]> {
  const files = await eraseRecord(platform, scope, memberId);
  await scope.audit(actor, { action: "member.erased", subject: "member", subjectId: memberId });
  return files;
}

/** Deletes files that nothing refers to any more. */
export async function discardAll(platform: MemberRecords, files: readonly string[]): Promise<void> {
  for (const id of files) await discardUpload(platform, id);
}

/** Says that everything is deleted, to the address and number that are deleted with it. */
export async function sendErased(
  { queue }: Platform,
  scope: OrganisationScope,
  {
    member,
    organization,
  }: Pick<NonNullable<Awaited<ReturnType<typeof queries.findOwn>>>, "member" | "organization">,
): Promise<void> {
  const { language } = member;
  const t = personalDataMessages[language];
  if (member.email) {
    const sacco = shortName(organization, t.sacco);
    const mail = erasedMail({ to: member.email, name: member.fullName, sacco });
    await queueMail(scope.tx, queue, scope.organisationId, mail[language]);
  }
  const words = erasedSms.say(language, { sacco: smsName(organization, t.sacco) });
  const sms = { to: member.phoneNumber, ...words, topic: "membership.erased" };
  await queueSms(scope.tx, queue, scope.organisationId, sms);
}

type Listed = Awaited<ReturnType<typeof queries.listRefused>>;

/** Erases people one by one, until none is listed; one of whom something else is true meanwhile stays. */
async function eraseListed(
  platform: MemberRecords,
  list: (tx: Tx) => Promise<Listed>,
  today: string,
): Promise<void> {
  for (let more = true; more; ) {
    const found = await acrossOrganisations(platform.database, list);
    let erased = 0;
    for (const { organisationId, id } of found) {
      const files = await inOrganisation(platform.database, organisationId, async (scope) => {
        await lockMember(scope, id);
        const row = await queries.findOwn(scope, id);
        if (!row) return null;
        const { erasable } = retentionOf(row.member, row.lastPaidOn, await readSettings(scope), today);
        return erasable ? eraseMember(platform, scope, systemActor, id) : null;
      });
      if (!files) continue;
      erased += 1;
      await discardAll(platform, files);
    }
    more = found.length === atOnce && erased > 0;
  }
}

/** Deletes people who were refused a year ago and did not come back. */
export function deleteRefused(platform: MemberRecords, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - refusedDays * dayMillis);
  return eraseListed(platform, (tx) => queries.listRefused(tx, before, atOnce), nairobiDay(now));
}

/** Deletes former members, and who had paid without becoming one, when no law has their record kept any more. */
export function deleteFormer(platform: MemberRecords, now = new Date()): Promise<void> {
  const today = nairobiDay(now);
  return eraseListed(platform, (tx) => queries.listOutlived(tx, today, atOnce), today);
}
