import { inEach } from "#contract/core/messages.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import { defineMailTemplate, defineSmsTemplate } from "#server/platform/templates/template.ts";
import { personalDataMessages } from "./personal-data.messages.ts";

const described = {
  role: "onboarding",
  name: "Data erased",
  when: "Somebody's application and what was kept of it are deleted, as they asked.",
  variables: { sacco: "Name of your SACCO" },
  messages: personalDataMessages,
} as const;

const mailTemplate = defineMailTemplate({
  ...described,
  id: "member.erased",
  words: (t, slots) => ({ subject: t.erasedSubject(slots), paragraphs: [t.erased] }),
  example: ({ sacco }) => erasedMail({ to: "wanjiku@mail.example", name: "Wanjiku Kamau", sacco }),
});

/** The SMS that everything is deleted. */
export const erasedSms = defineSmsTemplate({
  ...described,
  id: "member.erased_sms",
  words: (t, slots) => t.erasedSms(slots),
  example: ({ sacco }) => inEach(personalDataMessages, () => ({ sacco })),
});

/** Says that everything is deleted. It belongs to no thread: nothing of the person is kept that it could name. */
export const erasedMail = ({
  to,
  name,
  sacco,
}: {
  to: string;
  name: string;
  sacco: string;
}): MailInLanguages =>
  mailInEach(personalDataMessages, (t, language) => {
    const { paragraphs, ...words } = mailTemplate.say(language, { sacco });
    return { to, ...words, preview: t.erased, greeting: greeting(name, language), blocks: paragraphs };
  });

/** The texts about an erasure that an organisation may word itself. */
export const erasureTemplates = [mailTemplate, erasedSms];
