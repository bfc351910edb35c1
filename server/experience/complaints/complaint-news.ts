import { languagePath } from "#contract/core/language.ts";
import { readableCode } from "#contract/experience/complaint-limits.ts";
import { complaintPath, complaintsPath } from "#contract/experience/complaint-paths.ts";
import { complaintReference } from "#contract/experience/complaints.ts";
import { dayMillis, nairobiDate } from "#server/platform/clock.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { greeting, shortName } from "#server/platform/mail/greeting.ts";
import type { MailBlock, MailMessage } from "#server/platform/mail/message.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { smsName } from "#server/platform/sms/message.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { complaintNewsMessages } from "./complaint-news.messages.ts";
import { complaintMailTemplates, complaintSmsTemplates } from "./complaint-templates.ts";
import { type ComplaintRow, ownSacco } from "./complaints.queries.ts";
import type { ComplaintDesk } from "./desk.ts";

/** Days for which a mail or SMS that could not be sent is worth sending: its link is a secret. */
const linkDays = 7;

/** What who complained is told. */
export type ComplaintNews =
  | { kind: "received" | "acknowledged"; by: Date }
  /** @property asks whether the clock waits for the answer */
  | { kind: "replied"; message: string; asks: boolean }
  | { kind: "delayed"; message: string; by: Date }
  | { kind: "closed"; message: string };

type Words = (typeof complaintNewsMessages)["en"];

/** How somebody who complained can be reached. */
export const reachedBy = ({ email, phone }: Pick<ComplaintRow, "email" | "phone">) => [
  ...(email ? (["mail"] as const) : []),
  ...(phone ? (["sms"] as const) : []),
];

/** The page of a complaint for its member; where its code is typed, when nobody can make it any more. */
function linkOf(desk: ComplaintDesk, row: ComplaintRow, slug: string) {
  const code = desk.codes.codeOf(row);
  const path = code ? complaintPath(slug, code) : complaintsPath(slug);
  return { code, url: desk.origin + languagePath(row.language, path) };
}

/** What stands below the text: the officer's own words, and how it goes on. */
const restOf = (news: ComplaintNews, t: Words): MailBlock[] => [
  ...("message" in news ? [{ kind: "quote" as const, text: news.message }] : []),
  ...(news.kind === "closed" ? [{ kind: "paragraph" as const, text: t.closedNext }] : []),
];

/**
 * Informs who complained, in the caller's transaction: by mail where there is an address, and by SMS where there is a
 * number. Nobody has proven either, so nothing that was typed into the form is in it but a first name.
 */
export async function informMember(
  desk: ComplaintDesk,
  scope: OrganisationScope,
  row: ComplaintRow,
  news: ComplaintNews,
): Promise<void> {
  if (reachedBy(row).length === 0) return;
  const { language } = row;
  const t = complaintNewsMessages[language];
  const { organization, slug } = await ownSacco(scope);
  const { code, url } = linkOf(desk, row, slug);
  const reference = complaintReference(row.number);
  const day = "by" in news ? nairobiDate(news.by, language) : "";
  const secretUntil = new Date(Date.now() + linkDays * dayMillis);
  if (row.email) {
    const sacco = shortName(organization, t.sacco);
    const kind = news.kind === "closed" && row.source === "feedback" ? "closedFeedback" : news.kind;
    const { paragraphs, ...words } = complaintMailTemplates[kind].say(language, { sacco, reference, day });
    const [first] = paragraphs;
    const mail: MailMessage = {
      to: row.email,
      language,
      thread: `complaint-${row.id}`,
      ...words,
      preview: "message" in news ? news.message.slice(0, 150) : first?.kind === "paragraph" ? first.text : "",
      greeting: greeting(row.fullName ?? "", language),
      blocks: [
        ...paragraphs,
        ...restOf(news, t),
        { kind: "button", label: t.follow, url },
        ...(code ? [{ kind: "small" as const, text: t.linkSecret({ code: readableCode(code) }) }] : []),
      ],
    };
    await queueMail(scope.tx, desk.queue, scope.organisationId, mail, { secretUntil });
  }
  if (row.phone) {
    const sacco = smsName(organization, t.sacco);
    const kind = news.kind === "replied" && news.asks ? "asked" : news.kind;
    const words = complaintSmsTemplates[kind].say(language, { sacco, reference, day, url });
    const sms = { to: row.phone, ...words, topic: `complaint.${news.kind}` };
    await queueSms(scope.tx, desk.queue, scope.organisationId, sms, { secretUntil });
  }
}
