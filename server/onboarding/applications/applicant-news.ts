import { languagePath } from "#contract/core/language.ts";
import { applicationPath } from "#contract/onboarding/addresses.ts";
import { isTranslated } from "#contract/site/translated-pages.ts";
import { dayMillis } from "#server/platform/clock.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { shortName } from "#server/platform/mail/greeting.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { smsName } from "#server/platform/sms/message.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { applicantNewsMessages } from "./applicant-news.messages.ts";
import { applicantMail, applicantSmsTemplates } from "./applicant-templates.ts";
import type { FoundApplication } from "./applications.queries.ts";
import type { Applicants } from "./open-application.ts";

/** Days for which a mail or SMS that could not be sent is worth sending: its link is a secret. */
const linkDays = 7;

/** What applicants are informed of. */
export type ApplicantNews = "link" | "submitted" | "reopened";

/** Where the applicant reads it: an address or a number, in the form in which it is kept. */
export interface Reader {
  email: string | null;
  phone: string | null;
}

/** Where an application lies for its applicant. */
export function applicationLink(
  origin: string,
  { application, slug }: FoundApplication,
  key: string,
): string {
  const path = applicationPath(slug, key);
  return origin + (isTranslated(path) ? languagePath(application.language, path) : path);
}

/**
 * Informs an applicant, in the caller's transaction: by mail where there is an address, and by SMS where there is a
 * number. Nobody has proven either, so nothing that was typed is in it but a first name.
 */
export async function informApplicant(
  { queue, origin }: Applicants,
  scope: OrganisationScope,
  found: FoundApplication,
  { news, key, reader }: { news: ApplicantNews; key: string; reader: Reader },
): Promise<void> {
  const { application, organization } = found;
  const { language } = application;
  const t = applicantNewsMessages[language];
  const sacco = shortName(organization, t.sacco);
  const url = applicationLink(origin, found, key);
  const secretUntil = new Date(Date.now() + linkDays * dayMillis);
  // What is to be corrected is in the mail of the decision.
  if (reader.email && news !== "reopened") {
    const mail = applicantMail(news, {
      to: reader.email,
      thread: `membership-${application.id}`,
      language,
      sacco,
      name: application.values.fullName ?? "",
      url,
    });
    await queueMail(scope.tx, queue, scope.organisationId, mail, { secretUntil });
  }
  if (reader.phone) {
    const words = applicantSmsTemplates[news].say(language, { sacco: smsName(organization, t.sacco), url });
    const sms = { to: reader.phone, ...words, topic: `membership.${news}` };
    await queueSms(scope.tx, queue, scope.organisationId, sms, { secretUntil });
  }
}
