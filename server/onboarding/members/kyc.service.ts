import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { ApplicationPart } from "#contract/onboarding/decisions.ts";
import { kycChanged } from "#contract/onboarding/events.ts";
import type { kycChange } from "#contract/onboarding/member-changes.ts";
import type { Member } from "#contract/onboarding/members.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { announce } from "#server/platform/events/announce.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";
import type { Platform } from "#server/platform/platform.ts";
import { smsName } from "#server/platform/sms/message.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { readSettings } from "../settings/settings.queries.ts";
import { record } from "./history.service.ts";
import { kycMail, kycNotice, kycRejectedSms, kycVerifiedSms } from "./kyc.mail.ts";
import { kycMailMessages } from "./kyc-mail.messages.ts";
import { makersOf } from "./makers.queries.ts";
import { dueFrom, mayChangeKyc, verifyRefusal } from "./members.policy.ts";
import * as queries from "./members.queries.ts";
import { describeMember } from "./members.service.ts";

/**
 * Opens these parts of a member's application again, in the transaction of the decision.
 * @returns the path of the page where the applicant corrects them; null where the member has no application
 */
export type ReopenApplication = (
  scope: OrganisationScope,
  memberId: string,
  parts: readonly ApplicationPart[],
) => Promise<string | null>;

type Change = z.output<typeof kycChange>;

const refusals = {
  own_entry: "You registered this member. Somebody else has to verify them.",
  own_capture: "You took in this application or its pictures. Somebody else has to verify them.",
  own_correction: "You corrected this record. Somebody else has to verify it.",
};

/** When the case is to be decided after the change: what waits again waits anew. */
function dueAfter(status: Change["status"], { dueAt }: queries.MemberRow, due: Date): Date | null {
  if (status === "pending") return due;
  return status === "in_progress" ? (dueAt ?? due) : null;
}

/**
 * Changes the KYC status; the member hears of a verification and of a rejection by mail, where an address is known,
 * and of what is to be sent again.
 * @throws CodedError not_found; forbidden to verify what one has taken in; conflict once the member is complete;
 *   email_unverified
 */
export function changeKyc(
  platform: Platform,
  reopen: ReopenApplication,
  staff: Staff,
  id: string,
  { status, reason = "", reasons = [], parts = [] }: Change,
): Promise<Member> {
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    await queries.lockMember(scope, id);
    const row = await queries.requireMember(scope, id);
    const { member } = row;
    const from = member.kycStatus;
    if (status === from) return describeMember(scope, staff, id);
    if (!mayChangeKyc(member)) {
      throw new CodedError("conflict", "The member is complete, and the identity stays as it was verified.");
    }
    const settings = await readSettings(scope);
    if (status === "verified") {
      const refusal = verifyRefusal(member, staff.userId, (await makersOf(scope, [id])).get(id), settings);
      if (refusal) throw new CodedError("forbidden", refusals[refusal]);
    }
    const dueAt = dueAfter(status, member, dueFrom(new Date(), settings));
    await queries.updateMember(scope, id, { kycStatus: status, dueAt });
    const told = status === "rejected" ? { reasons, parts } : {};
    await record(scope, staff, id, { action: "kyc_changed", from, to: status, reason, ...told });
    const event = { memberId: id, previousStatus: from, status };
    await announce(platform.queue, scope, kycChanged, event);
    const path = status === "rejected" && parts.length > 0 ? await reopen(scope, id, parts) : null;
    const link = path === null ? null : pageInEach(platform.origin, path);
    if (status === "verified" || status === "rejected") {
      await informMember(platform, scope, staff, row, { status, reason, reasons, link, dues: settings });
    }
    return describeMember(scope, staff, id);
  });
}

/**
 * Takes back a verification that was made by what has been corrected since. A full member stays one: what is made
 * again is flagged.
 */
export async function doubtIdentity(
  { queue }: Pick<Platform, "queue">,
  scope: OrganisationScope,
  staff: Staff,
  member: queries.MemberRow,
  reason: string,
): Promise<void> {
  const { id: memberId, kycStatus: from } = member;
  if (from !== "verified" || !mayChangeKyc(member)) return;
  const dueAt = dueFrom(new Date(), await readSettings(scope));
  await queries.updateMember(scope, memberId, { kycStatus: "pending", dueAt });
  await record(scope, staff, memberId, { action: "kyc_changed", from, to: "pending", reason });
  await announce(queue, scope, kycChanged, { memberId, previousStatus: from, status: "pending" });
}

async function informMember(
  platform: Platform,
  scope: OrganisationScope,
  staff: Staff,
  { member, organization }: queries.FoundMember,
  decision: Pick<Parameters<typeof kycMail>[0], "status" | "reason" | "reasons" | "link" | "dues">,
): Promise<void> {
  requireVerifiedEmail(staff);
  await sendDecisionSms(platform, scope, { member, organization }, decision);
  if (member.email === null) return;
  const news = {
    to: member.email,
    memberId: member.id,
    name: member.fullName,
    organization,
    ...decision,
  };
  const more = { notice: kycNotice(news), language: member.language };
  await queueAccountMail(scope.tx, platform, staff.organisationId, kycMail(news), more);
}

/** The decision in one SMS; where there is something to correct, another one leads there. */
async function sendDecisionSms(
  { queue }: Platform,
  scope: OrganisationScope,
  { member, organization }: Pick<queries.FoundMember, "member" | "organization">,
  { status, link }: Pick<Parameters<typeof kycMail>[0], "status" | "link">,
): Promise<void> {
  if (link) return;
  const t = kycMailMessages[member.language];
  const sacco = smsName(organization, t.sacco);
  const template = status === "verified" ? kycVerifiedSms : kycRejectedSms;
  const words = template.say(member.language, { sacco });
  const sms = { to: member.phoneNumber, ...words, topic: `membership.${status}` };
  await queueSms(scope.tx, queue, scope.organisationId, sms);
}
