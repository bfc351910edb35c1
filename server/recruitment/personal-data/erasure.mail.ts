import { nairobiDateTime } from "#server/platform/clock.ts";
import { greeting, shortName } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { MailAttachment, MailMessage } from "#server/platform/mail/message.ts";
import { erasureMessages } from "./erasure.messages.ts";

/** What an erasure did, as far as the mail tells of it. */
interface Erasure {
  erasedApplications: number;
  /** Applications that a SACCO keeps as the employer. */
  retained: readonly { organization: string; jobTitle: string }[];
}

/** Informs a person of what was erased, what was not and why: the last mail to this address. */
export function erasedMail(
  to: { email: string; firstName: string; emailVerified: boolean },
  { erasedApplications: count, retained }: Erasure,
  { product, email }: { product: string; email: string },
): MailInLanguages {
  return mailInEach(erasureMessages, (t, language) => {
    // What a SACCO typed goes to no address that its owner has not proven.
    const notErased = ({ organization, jobTitle: title }: Erasure["retained"][number]) =>
      to.emailVerified
        ? t.notErased({ title, organization, reason: t.retention })
        : t.notErasedAt({ organization: shortName(organization, t.aSacco), reason: t.retention });
    return {
      to: to.email,
      subject: t.subject({ product }),
      preview: t.preview,
      greeting: greeting(to.firstName, language),
      blocks: [
        { kind: "paragraph", text: t.erased },
        ...(count > 0 ? [{ kind: "paragraph" as const, text: t.applications({ count }) }] : []),
        ...retained.map((one) => ({ kind: "paragraph" as const, text: notErased(one) })),
        { kind: "small", text: t.proof({ email }) },
      ],
    };
  });
}

/** Informs those who hire, and who was to interview, that an applicant is gone. It names the job, not the person. */
export function applicantErasedMail(
  to: string,
  {
    jobTitle,
    interviews,
    entries,
    link,
  }: {
    jobTitle: string;
    /** When those would have been that are of interest to the reader. */
    interviews: Date[];
    /** Cancellations of those of them that are in the reader's calendar. */
    entries: MailAttachment[];
    /** Where the reader sees the applications; null for who does not. */
    link: string | null;
  },
): MailMessage {
  return {
    to,
    subject: `An applicant has withdrawn: ${jobTitle}`,
    preview: "The applicant has asked for their data to be erased.",
    blocks: [
      {
        kind: "paragraph",
        text: `Someone who applied for ${jobTitle} has asked for their data to be erased. The application is withdrawn, and everything personal was removed from it.`,
      },
      ...interviews.map((startsAt) => ({
        kind: "paragraph" as const,
        text: `The interview on ${nairobiDateTime(startsAt)} will not take place.`,
      })),
      ...(entries.length > 0
        ? [{ kind: "paragraph" as const, text: "The cancellation is attached, for your calendar." }]
        : []),
      ...(link ? [{ kind: "button" as const, label: "See the applications", url: link }] : []),
    ],
    ...(entries.length > 0 ? { attachments: entries } : {}),
  };
}
