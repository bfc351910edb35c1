import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import { shortName } from "#server/platform/mail/greeting.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { smsName } from "#server/platform/sms/message.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import type { FoundMember } from "../members/members.queries.ts";
import { contactChangeMail, contactChangeSms, type NewContact } from "./contact-change.mail.ts";
import { contactChangeMessages } from "./contact-change.messages.ts";

/**
 * Tells a person that staff changed the number or address, where both were before: whoever had it changed for them,
 * unasked, hears nothing there. Nobody writes to one who died.
 * @throws CodedError email_unverified
 */
export async function informOfContactChange(
  { queue }: Platform,
  scope: OrganisationScope,
  staff: Staff,
  { member, organization }: FoundMember,
  to: NewContact,
): Promise<void> {
  const changed = {
    phoneNumber: to.phoneNumber === member.phoneNumber ? undefined : to.phoneNumber,
    email: to.email === member.email ? undefined : to.email,
  };
  const stays = changed.phoneNumber === undefined && changed.email === undefined;
  if (stays || member.endReason === "deceased") return;
  requireVerifiedEmail(staff);
  const { language } = member;
  const t = contactChangeMessages[language];
  await queueSms(scope.tx, queue, scope.organisationId, {
    to: member.phoneNumber,
    ...contactChangeSms(language, smsName(organization, t.sacco), changed),
    topic: "member_contact",
  });
  if (member.email === null) return;
  const mail = contactChangeMail({
    to: member.email,
    memberId: member.id,
    name: member.fullName,
    sacco: shortName(organization, t.sacco),
    changed,
  });
  await queueMail(scope.tx, queue, scope.organisationId, mail[language]);
}
