import type { Language } from "#contract/core/language.ts";
import { type InLanguages, inEach, type Text } from "#contract/core/messages.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { rejectionReasonMessages } from "#contract/onboarding/decisions.messages.ts";
import type { RejectionReason } from "#contract/onboarding/decisions.ts";
import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import type { MailBlock } from "#server/platform/mail/message.ts";
import type { Notice } from "#server/platform/mail/notice.ts";
import {
  defineMailTemplate,
  defineSmsTemplate,
  type ExampleSender,
} from "#server/platform/templates/template.ts";
import { kycMailMessages } from "./kyc-mail.messages.ts";

interface KycNews {
  to: string;
  memberId: string;
  name: string;
  organization: string;
  status: "verified" | "rejected";
  /** The staff's own words. */
  reason: string;
  reasons: readonly RejectionReason[];
  /** What is to be paid in next. */
  dues: Pick<OnboardingSettings, "entranceFee" | "firstShares" | "payInto">;
  /** Where the applicant corrects what was not right; null where there is nothing to correct. */
  link: Text | null;
}

const exampleNews = ({ sacco }: ExampleSender): KycNews => ({
  to: "wanjiku@mail.example",
  memberId: "example",
  name: "Wanjiku Kamau",
  organization: sacco,
  status: "verified",
  reason: "",
  reasons: [],
  dues: { entranceFee: 1000, firstShares: 5000, payInto: "Paybill 400200" },
  link: null,
});
const exampleRejection = (from: ExampleSender): KycNews => ({
  ...exampleNews(from),
  status: "rejected",
  reason: "The names on the ID card and on the form differ.",
  reasons: ["photo_unclear"],
});
const variables = { sacco: "Name of your SACCO" } as const;
const saccoExample = ({ sacco }: ExampleSender) => inEach(kycMailMessages, () => ({ sacco }));

const verifiedTemplate = defineMailTemplate({
  id: "kyc.verified",
  role: "onboarding",
  name: "Details confirmed",
  when: "An officer has verified an applicant. What is to be paid, and where to, follows below the text.",
  variables,
  messages: kycMailMessages,
  words: (t, slots) => ({ subject: t.verifiedSubject(slots), paragraphs: [t.verified, t.payNext] }),
  example: (from) => kycMail(exampleNews(from)),
});

export const kycVerifiedSms = defineSmsTemplate({
  id: "kyc.verified_sms",
  role: "onboarding",
  name: "Details confirmed",
  when: "An officer has verified an applicant.",
  variables,
  messages: kycMailMessages,
  words: (t, slots) => t.verifiedSms(slots),
  example: saccoExample,
});

export const kycRejectedSms = defineSmsTemplate({
  id: "kyc.rejected_sms",
  role: "onboarding",
  name: "Details not confirmed",
  when: "An officer could not confirm an applicant's details, and there is nothing to correct.",
  variables,
  messages: kycMailMessages,
  words: (t, slots) => t.rejectedSms(slots),
  example: saccoExample,
});

const above = "The reasons and the officer's words stand above the text";

const rejectedTemplate = defineMailTemplate({
  id: "kyc.rejected",
  role: "onboarding",
  name: "Details not confirmed",
  when: `An officer could not confirm an applicant's details, and there is nothing to correct. ${above}.`,
  variables,
  messages: kycMailMessages,
  words: (t, slots) => ({ subject: t.rejectedSubject(slots), paragraphs: [t.rejectedNext(slots)] }),
  example: (from) => kycMail(exampleRejection(from)),
});

const toCorrectTemplate = defineMailTemplate({
  id: "kyc.to_correct",
  role: "onboarding",
  name: "Details to correct",
  when: `An officer asks an applicant to correct parts of the application. ${above}, the button below.`,
  variables,
  messages: kycMailMessages,
  words: (t, slots) => ({ subject: t.rejectedSubject(slots), paragraphs: [t.correctNext] }),
  example: (from) =>
    kycMail({ ...exampleRejection(from), link: pageInEach(from.origin, `/join/${from.slug}/application`) }),
});

/** The texts about the check of an identity that an organisation may word itself. */
export const kycTemplates = [
  verifiedTemplate,
  kycVerifiedSms,
  toCorrectTemplate,
  rejectedTemplate,
  kycRejectedSms,
];

const reasonsIn = (reasons: readonly RejectionReason[], language: Language): string[] =>
  reasons.map((code) => rejectionReasonMessages[language][code]);

/** What a rejection says, in the order of reading. @param paragraphs how it goes on */
function rejection(
  { organization: sacco, reason, reasons, link }: KycNews,
  t: (typeof kycMailMessages)["en"],
  language: Language,
  paragraphs: readonly MailBlock[],
): MailBlock[] {
  const items = reasonsIn(reasons, language);
  return [
    ...(items.length > 0
      ? [
          { kind: "paragraph" as const, text: t.rejectedReasons },
          { kind: "list" as const, items },
        ]
      : []),
    ...(reason
      ? [
          { kind: "paragraph" as const, text: (items.length > 0 ? t.rejectedWords : t.rejected)({ sacco }) },
          { kind: "quote" as const, text: reason },
        ]
      : []),
    ...paragraphs,
    ...(link ? [{ kind: "button" as const, label: t.correct, url: link[language] }] : []),
  ];
}

/** What a confirmation says: who pays what next, where to, and under which account. */
const confirmation = (
  { dues: { entranceFee, firstShares, payInto } }: KycNews,
  t: (typeof kycMailMessages)["en"],
  paragraphs: readonly MailBlock[],
): MailBlock[] => [
  ...paragraphs,
  {
    kind: "facts",
    rows: [
      ...(payInto ? [{ label: t.payInto, value: payInto }] : []),
      { label: t.entranceFee, value: `KES ${formatNumber(entranceFee)}` },
      { label: t.firstShares, value: `KES ${formatNumber(firstShares)}` },
    ],
  },
];

/** Informs a member of what came of the check of their identity. */
export function kycMail(news: KycNews): MailInLanguages {
  const { to, memberId, name, organization: sacco, status } = news;
  return mailInEach(kycMailMessages, (t, language) => {
    const frame = { to, thread: `member-${memberId}`, greeting: greeting(name, language) };
    if (status === "rejected") {
      const template = news.link ? toCorrectTemplate : rejectedTemplate;
      const { paragraphs, ...words } = template.say(language, { sacco });
      return {
        ...frame,
        ...words,
        preview: news.link ? t.correctNext : t.rejectedNext({ sacco }),
        blocks: rejection(news, t, language, paragraphs),
      };
    }
    const { paragraphs, ...words } = verifiedTemplate.say(language, { sacco });
    return { ...frame, ...words, preview: t.verified, blocks: confirmation(news, t, paragraphs) };
  });
}

/** The same in our own words only, for an address that nobody has proven: what staff wrote is left to a call. */
export const kycNotice = ({ organization: sacco, status, reasons, link }: KycNews): InLanguages<Notice> =>
  inEach(kycMailMessages, (t, language) =>
    status === "verified"
      ? { subject: t.verifiedSubject({ sacco }), text: `${t.verified} ${t.payNext}` }
      : {
          subject: t.rejectedSubject({ sacco }),
          text: [...reasonsIn(reasons, language), link ? t.correctNext : t.rejectedNext({ sacco })].join(" "),
        },
  );
