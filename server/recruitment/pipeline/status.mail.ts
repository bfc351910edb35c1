import type { StatusChoice } from "#contract/recruitment/applications.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";
import { type ApplicationMailData, linkButton } from "../applications/applications.mail.ts";

const sentences: Record<StatusChoice, string> = {
  screening: "Your application has moved to screening. HR may call you on the number you gave.",
  interview: "You have been chosen for an interview. The date and place follow in a separate message.",
  assessment: "The next step is an assessment. What to do follows in a separate message.",
  final_review: "You have reached the final review. The team is making its decision.",
  accepted: "Congratulations! You have been accepted. HR will contact you about your offer.",
  rejected:
    "After careful review, we will not take your application further this time. Thank you for the effort you put into it; we would be glad to see you apply again.",
};

export interface StatusMailData extends ApplicationMailData {
  status: StatusChoice;
  /** Name of the milestone the application is at. */
  stageName: string;
  stage: number;
  totalStages: number;
  /** What the recruiter added, for the candidate's eyes. */
  message: string | null;
}

/** Informs a candidate that the application has moved. */
export function statusChangedMail(news: StatusMailData): MailMessage {
  const { to, thread, name, jobTitle, organization, link, status, message } = news;
  const closed = status === "accepted" || status === "rejected";
  return {
    to,
    thread,
    subject: `Your application for ${jobTitle}: ${status.replaceAll("_", " ")}`,
    preview: sentences[status],
    greeting: greeting(name),
    blocks: [
      { kind: "paragraph", text: sentences[status] },
      ...(message ? [{ kind: "quote" as const, text: message }] : []),
      {
        kind: "facts",
        rows: [
          { label: "Position", value: jobTitle },
          { label: "SACCO", value: organization },
          ...(closed
            ? []
            : [{ label: "Stage", value: `${news.stage} of ${news.totalStages}: ${news.stageName}` }]),
        ],
      },
      linkButton(link),
    ],
  };
}
