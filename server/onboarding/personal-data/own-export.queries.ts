import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { shownChecks } from "#contract/onboarding/case-checks.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import { smsMessages } from "#server/platform/sms/sms.table.ts";
import { memberEvents } from "../members/members.table.ts";
import { memberChecks } from "../verification/verification.table.ts";

/** Entries of the history that are about the person; notes and who has the case are the staff's own. */
const ownActions = [
  "registered",
  "step_changed",
  "kyc_changed",
  "corrected",
  "consent_withdrawn",
  "end_changed",
] as const;

export const ownHistory = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(
      {
        at: memberEvents.createdAt,
        action: memberEvents.action,
        from: memberEvents.from,
        to: memberEvents.to,
        reason: memberEvents.reason,
        reasons: memberEvents.reasons,
        parts: memberEvents.parts,
        changes: memberEvents.changes,
      },
      memberEvents,
      and(eq(memberEvents.memberId, memberId), inArray(memberEvents.action, ownActions)),
    )
    .orderBy(asc(memberEvents.createdAt), asc(memberEvents.id));

/**
 * The checks that the person consented to, and what they came to. Screening lists are left out: who is found there must
 * not be told (Proceeds of Crime and Anti-Money Laundering Act, section 8).
 */
export const ownChecks = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(
      {
        check: memberChecks.kind,
        state: memberChecks.status,
        outcome: memberChecks.outcome,
        finishedAt: memberChecks.finishedAt,
      },
      memberChecks,
      and(eq(memberChecks.memberId, memberId), inArray(memberChecks.kind, [...shownChecks, "liveness"])),
    )
    .orderBy(asc(memberChecks.kind));

/** What the SACCO wrote to this address and number. */
export async function ownLetters(
  { tx, organisationId }: OrganisationScope,
  { email, phoneNumber }: { email: string | null; phoneNumber: string },
) {
  const mail = await tx
    .select({ at: mails.queuedAt, subject: mails.subject, state: mails.state })
    .from(mails)
    .where(and(eq(mails.organisationId, organisationId), eq(mails.to, email ?? "")))
    .orderBy(desc(mails.queuedAt), desc(mails.id));
  const sms = await tx
    .select({ at: smsMessages.queuedAt, topic: smsMessages.topic, state: smsMessages.state })
    .from(smsMessages)
    .where(and(eq(smsMessages.organisationId, organisationId), eq(smsMessages.to, phoneNumber)))
    .orderBy(desc(smsMessages.queuedAt), desc(smsMessages.id));
  return { mail, sms };
}
