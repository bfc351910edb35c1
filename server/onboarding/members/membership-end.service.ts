import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { membershipEnd } from "#contract/onboarding/member-changes.ts";
import type { Member } from "#contract/onboarding/members.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { nairobiDay, nairobiDayAfter, nairobiMoment } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { readSettings } from "../settings/settings.queries.ts";
import { record } from "./history.service.ts";
import { mayEnd } from "./members.policy.ts";
import * as queries from "./members.queries.ts";
import { describeMember } from "./members.service.ts";
import { membershipEndMail, membershipEndNotice, membershipEndSms } from "./membership-end.mail.ts";

type End = z.output<typeof membershipEnd>;

/** The last day: as given, or that of the notice which the organisation asks for. */
async function lastDay(scope: OrganisationScope, { noticeOn, leftOn }: End): Promise<string> {
  if (leftOn) return leftOn;
  const { noticeDays } = await readSettings(scope);
  return nairobiDayAfter(nairobiMoment(noticeOn), noticeDays);
}

/** Tells a member by mail and SMS; nobody writes to one who died. */
async function inform(
  { config, queue }: Platform,
  scope: OrganisationScope,
  staff: Staff,
  { member, organization }: queries.FoundMember,
  leftOn: string | null,
): Promise<void> {
  requireVerifiedEmail(staff);
  await queueSms(scope.tx, queue, scope.organisationId, {
    to: member.phoneNumber,
    ...membershipEndSms({ organization, leftOn }, member.language),
    topic: "member_end",
  });
  if (member.email === null) return;
  const news = { to: member.email, memberId: member.id, name: member.fullName, organization, leftOn };
  const more = { notice: membershipEndNotice(news), language: member.language };
  await queueAccountMail(scope.tx, { config, queue }, scope.organisationId, membershipEndMail(news), more);
}

/**
 * Says when and why a membership ends. What was said before is replaced; the same again changes nothing.
 * @throws CodedError not_found; conflict for who is no member; validation for a last day before the first;
 *   email_unverified
 */
export function endMembership(platform: Platform, staff: Staff, id: string, end: End): Promise<Member> {
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    await queries.lockMember(scope, id);
    const row = await queries.requireMember(scope, id);
    const { member } = row;
    if (!mayEnd(member) || !member.joinedAt) {
      throw new CodedError("conflict", "Only a member's membership can end. An application is rejected.");
    }
    const change = {
      noticeOn: end.noticeOn || null,
      leftOn: await lastDay(scope, end),
      endReason: end.reason,
    };
    if (change.leftOn < nairobiDay(member.joinedAt)) {
      const leftOn = "The last day cannot be before the membership began.";
      throw new CodedError("validation", undefined, { leftOn });
    }
    const isSaid =
      change.leftOn === member.leftOn &&
      change.noticeOn === member.noticeOn &&
      change.endReason === member.endReason;
    if (isSaid) return describeMember(scope, staff, id);
    await queries.updateMember(scope, id, change);
    const event = {
      action: "end_changed",
      from: member.leftOn,
      to: change.leftOn,
      reason: end.words,
    } as const;
    await record(scope, staff, id, event, { reason: end.reason });
    if (end.reason !== "deceased") await inform(platform, scope, staff, row, change.leftOn);
    return describeMember(scope, staff, id);
  });
}

/** Lets a membership go on that was to end, or had ended. @throws CodedError not_found; email_unverified */
export function takeBackEnd(platform: Platform, staff: Staff, id: string): Promise<Member> {
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    await queries.lockMember(scope, id);
    const row = await queries.requireMember(scope, id);
    const { leftOn, endReason } = row.member;
    if (leftOn === null) return describeMember(scope, staff, id);
    await queries.updateMember(scope, id, { noticeOn: null, leftOn: null, endReason: null });
    await record(scope, staff, id, { action: "end_changed", from: leftOn, to: null });
    if (endReason !== "deceased") await inform(platform, scope, staff, row, null);
    return describeMember(scope, staff, id);
  });
}
