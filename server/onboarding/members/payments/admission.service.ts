import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { readSettings } from "../../settings/settings.queries.ts";
import { record } from "../history.service.ts";
import { mayAdvance } from "../members.policy.ts";
import { type FoundMember, updateMember } from "../members.queries.ts";
import { numberFor } from "./member-numbers.service.ts";
import { isPaidIn } from "./payments.policy.ts";
import { sumsOf } from "./payments.queries.ts";
import { welcomeMail, welcomeNotice, welcomeSms } from "./welcome.mail.ts";

/** Whether a member whom the SACCO has admitted has paid in what it asks for. */
export async function isReadyToJoin(scope: OrganisationScope, { member }: FoundMember): Promise<boolean> {
  if (member.onboardingStep !== "approval") return false;
  return mayAdvance(member, isPaidIn(await sumsOf(scope, member.id), await readSettings(scope)));
}

/**
 * Makes a member of an applicant whose row is locked: the last step, a number by the organisation's pattern, and
 * news by mail and SMS.
 */
export async function admit(
  { config, queue }: Pick<Platform, "config" | "queue">,
  scope: OrganisationScope,
  actor: Actor,
  { member, organization }: FoundMember,
  reason = "",
): Promise<void> {
  const joinedAt = new Date();
  const memberNumber = member.memberNumber ?? (await numberFor(scope, joinedAt));
  await updateMember(scope, member.id, { onboardingStep: "complete", memberNumber, joinedAt, dueAt: null });
  await record(scope, actor, member.id, {
    action: "step_changed",
    from: member.onboardingStep,
    to: "complete",
    reason,
  });
  const sms = welcomeSms({ organization, memberNumber }, member.language);
  await queueSms(scope.tx, queue, scope.organisationId, {
    to: member.phoneNumber,
    ...sms,
    topic: "member_welcome",
  });
  if (member.email === null) return;
  const news = {
    to: member.email,
    memberId: member.id,
    name: member.fullName,
    organization,
    memberNumber,
    joinedAt,
  };
  const more = { notice: welcomeNotice(news), language: member.language };
  await queueAccountMail(scope.tx, { config, queue }, scope.organisationId, welcomeMail(news), more);
}
