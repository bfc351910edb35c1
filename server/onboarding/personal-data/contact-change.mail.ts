import type { Language } from "#contract/core/language.ts";
import { inEach } from "#contract/core/messages.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import { defineMailTemplate, defineSmsTemplate } from "#server/platform/templates/template.ts";
import { contactChangeMessages } from "./contact-change.messages.ts";

/** A number or an address as the register has it from now on; undefined where it stays. */
export interface NewContact {
  phoneNumber?: string | undefined;
  email?: string | null | undefined;
}

/** Digits of a number that its owner knows it by, and that are no number yet to anybody else. */
const shownDigits = 3;

/** What was changed, a sentence each: the new contact could be anybody's, so it is never shown in full. */
function sentences(language: Language, sacco: string, { phoneNumber, email }: NewContact): string {
  const t = contactChangeMessages[language];
  const said: string[] = [];
  if (phoneNumber !== undefined) said.push(t.phone({ sacco, end: phoneNumber.slice(-shownDigits) }));
  if (email) said.push(t.email({ sacco, start: email.slice(0, 1) }));
  if (email === null) said.push(t.emailRemoved({ sacco }));
  return said.join(" ");
}

const described = {
  role: "onboarding",
  name: "Phone number or email address changed",
  messages: contactChangeMessages,
} as const;
const when = "An officer has changed somebody's number or address. It goes to where both were before.";
const sacco = "Name of your SACCO";
const exampleContact: NewContact = { phoneNumber: "+254712345678" };

const mailTemplate = defineMailTemplate({
  ...described,
  id: "member.contact_changed",
  when: `${when} What was changed stands above the text.`,
  variables: { sacco },
  words: (t, slots) => ({ subject: t.subject(slots), paragraphs: [t.wrong(slots)] }),
  example: ({ sacco }) =>
    contactChangeMail({
      to: "wanjiku@mail.example",
      memberId: "example",
      name: "Wanjiku Kamau",
      sacco,
      changed: exampleContact,
    }),
});

const smsTemplate = defineSmsTemplate({
  ...described,
  id: "member.contact_changed_sms",
  when,
  variables: { change: "What was changed, with the name of your SACCO" },
  required: ["change"],
  words: (t, { change }) => `${change} ${t.wrongSms}`,
  example: ({ sacco }) =>
    inEach(contactChangeMessages, (_, language) => ({
      change: sentences(language, sacco, exampleContact),
    })),
});

/** The texts about a changed number or address that an organisation may word itself. */
export const contactChangeTemplates = [mailTemplate, smsTemplate];

/** Tells a person which number or address was changed. */
export const contactChangeMail = ({
  to,
  memberId,
  name,
  sacco,
  changed,
}: {
  to: string;
  memberId: string;
  name: string;
  sacco: string;
  changed: NewContact;
}): MailInLanguages =>
  mailInEach(contactChangeMessages, (t, language) => {
    const text = sentences(language, sacco, changed);
    const { paragraphs, ...words } = mailTemplate.say(language, { sacco });
    return {
      to,
      thread: `member-${memberId}`,
      ...words,
      preview: text,
      greeting: greeting(name, language),
      blocks: [{ kind: "paragraph", text }, ...paragraphs, { kind: "small", text: t.complain }],
    };
  });

/** The same on the phone. */
export const contactChangeSms = (language: Language, sacco: string, changed: NewContact) =>
  smsTemplate.say(language, { change: sentences(language, sacco, changed) });
