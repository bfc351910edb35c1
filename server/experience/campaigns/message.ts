import { type Language, languagePath } from "#contract/core/language.ts";
import type { CampaignText } from "#contract/experience/campaigns.ts";
import { isTranslated } from "#contract/site/translated-pages.ts";
import { greeting, shortName } from "#server/platform/mail/greeting.ts";
import { type MailMessage, mailMessage } from "#server/platform/mail/message.ts";
import { type SmsMessage, smsMessage, smsName } from "#server/platform/sms/message.ts";
import { campaignMessages } from "./campaigns.messages.ts";

/** Who gets a message. */
export interface Reader {
  fullName: string;
  memberNumber: string | null;
  email: string | null;
  phoneNumber: string;
  language: Language;
}

/** What all messages of a campaign share. */
export interface Letter {
  campaignId: string;
  texts: readonly CampaignText[];
  link: string;
  organization: string;
  origin: string;
}

const firstName = (fullName: string) => fullName.trim().split(/\s+/)[0] ?? "";

/** A text with the reader's own values in its braces. */
function filled(text: string, { fullName, memberNumber }: Reader, sacco: string): string {
  const values: Record<string, string> = { name: firstName(fullName), number: memberNumber ?? "", sacco };
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces).trim();
}

/** The text in a language; the first one where it is lacking. */
function textIn(texts: readonly CampaignText[], language: Language): CampaignText {
  const text = texts.find((one) => one.language === language) ?? texts[0];
  if (!text) throw new Error("a campaign has no text");
  return text;
}

/** Addresses in a message by its key; null for one that is only shown, whose link leads straight on. */
function linksOf({ origin, link }: Letter, language: Language, key: string | null) {
  const path = `/u/${key ?? "example"}`;
  return {
    visit: key === null ? link : `${origin}/c/${key}`,
    stop: origin + (isTranslated(path) ? languagePath(language, path) : path),
  };
}

/** The mail of a campaign to one person; null where theirs cannot be sent. @param key ends the links in it */
export function campaignMail(
  letter: Letter,
  reader: Reader & { email: string },
  key: string | null,
): MailMessage | null {
  const { language } = reader;
  const t = campaignMessages[language];
  const sacco = shortName(letter.organization, t.sacco);
  const text = textIn(letter.texts, language);
  const links = linksOf(letter, language, key);
  const body = filled(text.body, reader, sacco);
  const checked = mailMessage.safeParse({
    to: reader.email,
    language,
    subject: filled(text.subject, reader, sacco),
    preview: body.slice(0, 200),
    greeting: greeting(reader.fullName, language),
    thread: `campaign-${letter.campaignId}`,
    blocks: [
      { kind: "paragraph", text: body },
      ...(letter.link ? [{ kind: "button", label: text.linkLabel, url: links.visit }] : []),
      { kind: "small", text: t.why({ sacco }) },
    ],
    unsubscribe: links.stop,
  });
  return checked.success ? checked.data : null;
}

/** The SMS of a campaign to one person, with its link and the way to stop; null where theirs cannot be sent. */
export function campaignSms(letter: Letter, reader: Reader, key: string | null): SmsMessage | null {
  const { language } = reader;
  const t = campaignMessages[language];
  const sacco = smsName(letter.organization, t.sacco);
  const links = linksOf(letter, language, key);
  const parts = [
    filled(textIn(letter.texts, language).sms, reader, sacco),
    ...(letter.link ? [links.visit] : []),
    t.stop({ url: links.stop }),
  ];
  const sms = { to: reader.phoneNumber, text: parts.join(" "), topic: "campaign.message" };
  return smsMessage.safeParse(sms).success && sms.text.length <= maxSmsText ? sms : null;
}

/** What the column of a waiting SMS holds. */
const maxSmsText = 500;
