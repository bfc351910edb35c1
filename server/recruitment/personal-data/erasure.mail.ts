import type { ErasureAnswer } from "#contract/recruitment/candidate.ts";
import { nairobiDateTime } from "#server/platform/clock.ts";
import { greeting, shortName } from "#server/platform/mail/greeting.ts";
import type { MailAttachment, MailMessage } from "#server/platform/mail/message.ts";

/** Informs a person of what was erased, what was not and why: the last mail to this address. */
export function erasedMail(
  to: { email: string; firstName: string; emailVerified: boolean },
  { erasedApplications, retained }: ErasureAnswer,
  brand: { product: string; email: string },
): MailMessage {
  const applications =
    erasedApplications === 1 ? "Your application was" : `Your ${erasedApplications} applications were`;
  return {
    to: to.email,
    subject: `Your ${brand.product} account is erased`,
    preview: "What was erased, and what the law asks a SACCO to keep.",
    greeting: greeting(to.firstName),
    blocks: [
      {
        kind: "paragraph",
        text: "As you asked, we have erased your account: your profile, your CVs, your drafts and your sign-ins.",
      },
      ...(erasedApplications > 0
        ? [
            {
              kind: "paragraph" as const,
              text: `${applications} stripped of everything that tells who you are. What remains says that somebody applied, when, and how it went.`,
            },
          ]
        : []),
      ...retained.map(({ organization, jobTitle, reason }) => ({
        kind: "paragraph" as const,
        // What a SACCO typed goes to no address that its owner has not proven.
        text: `Not erased: your application ${to.emailVerified ? `for ${jobTitle} at ${organization}` : `at ${shortName(organization, "a SACCO")}`}. ${reason}`,
      })),
      {
        kind: "small",
        text: `We keep this mail's address and the fact of your request, to be able to show that it was answered. If it was not you who asked, or something is missing, write to ${brand.email}. You may also complain to the Office of the Data Protection Commissioner of Kenya.`,
      },
    ],
  };
}

/** Informs those who hire that an applicant is gone. It names the job, not the person. */
export function applicantErasedMail(
  to: string,
  {
    jobTitle,
    interview,
    entries,
    link,
  }: { jobTitle: string; interview: Date | null; entries: MailAttachment[]; link: string },
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
      ...(interview
        ? [
            {
              kind: "paragraph" as const,
              text: `The interview on ${nairobiDateTime(interview)} will not take place. Please remove it from your calendar.`,
            },
          ]
        : []),
      { kind: "button", label: "See the applications", url: link },
    ],
    ...(entries.length > 0 ? { attachments: entries } : {}),
  };
}
