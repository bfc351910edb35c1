import type { Actor } from "#server/platform/audit/audit.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { dayMillis } from "#server/platform/clock.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { discardUpload, releaseFiles } from "#server/platform/files/uploads.ts";
import { greeting, shortName } from "#server/platform/mail/greeting.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { smsName } from "#server/platform/sms/message.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { areOfApplication, deleteDocuments, findOfMember } from "../applications/applications.queries.ts";
import { removeChecks } from "../checks/checks.queries.ts";
import { personalDataMessages } from "./personal-data.messages.ts";
import * as queries from "./personal-data.queries.ts";

/** Removes people who were refused long ago. */
export const refusedApplicantsTask = defineScheduledTask(
  "onboarding.refused_clean",
  "Delete applicants who were refused a year ago",
  "27 3 * * *",
);

/** Days for which the record of a refusal stays: a complaint about it may come, and has to be answered. */
const refusedDays = 365;
const atOnce = 200;

/**
 * Whether a person's record may be deleted. That of a member, and of who has paid something, stays as long as the law
 * against money laundering has it kept: at least seven years after the membership has ended (POCAMLA, section 46).
 */
export const isErasable = ({ joinedAt, onboardingStep }: queries.MemberRow, paid: boolean): boolean =>
  joinedAt === null && onboardingStep !== "complete" && !paid;

/**
 * Deletes everything that is kept of a person: application, documents, checks with their evidence, faces, notes. What
 * was done stays in the audit trail, by ids.
 * @returns the ids of files, for `discardAll` once this is committed
 */
export async function eraseMember(
  scope: OrganisationScope,
  actor: Actor,
  memberId: string,
): Promise<string[]> {
  const sent = await findOfMember(scope, memberId);
  const files = sent ? await deleteDocuments(scope, areOfApplication(sent.application.id)) : [];
  await releaseFiles(scope.tx, files);
  await removeChecks(scope, memberId);
  if (sent) await removeChecks(scope, sent.application.id);
  await queries.deleteMember(scope, memberId);
  await scope.audit(actor, { action: "member.erased", subject: "member", subjectId: memberId });
  return files;
}

/** Deletes files that nothing refers to any more. */
export async function discardAll(platform: Platform, files: readonly string[]): Promise<void> {
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
    await queueMail(scope.tx, queue, scope.organisationId, {
      to: member.email,
      language,
      subject: t.erasedSubject({ sacco: shortName(organization, t.sacco) }),
      preview: t.erased,
      greeting: greeting(member.fullName, language),
      blocks: [{ kind: "paragraph", text: t.erased }],
    });
  }
  const text = t.erasedSms({ sacco: smsName(organization, t.sacco) });
  await queueSms(scope.tx, queue, scope.organisationId, {
    to: member.phoneNumber,
    text,
    topic: "membership.erased",
  });
}

/** Deletes people who were refused a year ago and did not come back. */
export async function deleteRefused(platform: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - refusedDays * dayMillis);
  const found = await acrossOrganisations(platform.database, (tx) => queries.listRefused(tx, before, atOnce));
  for (const { organisationId, id } of found) {
    const files = await inOrganisation(platform.database, organisationId, (scope) =>
      eraseMember(scope, systemActor, id),
    );
    await discardAll(platform, files);
  }
}
