import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import { greeting, shortName } from "#server/platform/mail/greeting.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { smsName } from "#server/platform/sms/message.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import type { FoundMember } from "../members/members.queries.ts";
import { contactChangeMessages } from "./contact-change.messages.ts";

/** A number or an address as the register has it from now on; undefined where it stays. */
interface NewContact {
  phoneNumber?: string | undefined;
  email?: string | null | undefined;
}

type Messages = (typeof contactChangeMessages)["en"];

/** Digits of a number that its owner knows it by, and that are no number yet to anybody else. */
const shownDigits = 3;

/** What was changed, a sentence each: the new contact could be anybody's, so it is never shown in full. */
function sentences(t: Messages, sacco: string, { phoneNumber, email }: NewContact): string {
  const said: string[] = [];
  if (phoneNumber !== undefined) said.push(t.phone({ sacco, end: phoneNumber.slice(-shownDigits) }));
  if (email) said.push(t.email({ sacco, start: email.slice(0, 1) }));
  if (email === null) said.push(t.emailRemoved({ sacco }));
  return said.join(" ");
}

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
    text: `${sentences(t, smsName(organization, t.sacco), changed)} ${t.wrongSms}`,
    topic: "member_contact",
  });
  if (member.email === null) return;
  const sacco = shortName(organization, t.sacco);
  const text = sentences(t, sacco, changed);
  await queueMail(scope.tx, queue, scope.organisationId, {
    to: member.email,
    language,
    thread: `member-${member.id}`,
    subject: t.subject({ sacco }),
    preview: text,
    greeting: greeting(member.fullName, language),
    blocks: [
      { kind: "paragraph", text },
      { kind: "paragraph", text: t.wrong({ sacco }) },
      { kind: "small", text: t.complain },
    ],
  });
}
