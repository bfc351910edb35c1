import type { StatusChoice } from "#contract/recruitment/applications.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";

interface About {
  /** The candidate's address and name. */
  to: string;
  name: string;
  jobTitle: string;
  /** The SACCO that hires. */
  organization: string;
  /** Where the candidate sees the application. */
  link: string;
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

const follow = (link: string) => ({ kind: "button", label: "See my application", url: link }) as const;

/** Tells a candidate that the application has arrived. */
export function applicationReceivedMail({ to, name, jobTitle, organization, link }: About): MailMessage {
  return {
    to,
    subject: `We have received your application: ${jobTitle}`,
    preview: `${organization} has your application and will tell you about every step.`,
    greeting: `Hello ${firstName(name)},`,
    blocks: [
      {
        kind: "paragraph",
        text: `Thank you for applying for ${jobTitle} at ${organization}. We'll review your application and get back to you soon.`,
      },
      { kind: "paragraph", text: "You will get an email at every step, and you can look at any time." },
      follow(link),
    ],
  };
}

const sentences: Record<StatusChoice, string> = {
  screening: "Your application has moved to screening. HR may call you on the number you gave.",
  interview: "You have been chosen for an interview. The date and place follow in a separate message.",
  assessment: "The next step is an assessment. What to do follows in a separate message.",
  final_review: "You have reached the final review. The team is making its decision.",
  accepted: "Congratulations! You have been accepted. HR will contact you about your offer.",
  rejected:
    "After careful review, we will not take your application further this time. Thank you for the effort you put into it; we would be glad to see you apply again.",
};

export interface StatusNews extends About {
  status: StatusChoice;
  /** Name of the milestone the application is at. */
  stageName: string;
  stage: number;
  totalStages: number;
  /** What the recruiter added, for the candidate's eyes. */
  message: string | null;
}

/** Tells a candidate that the application has moved. */
export function statusChangedMail(news: StatusNews): MailMessage {
  const { to, name, jobTitle, organization, link, status, message } = news;
  const closed = status === "accepted" || status === "rejected";
  return {
    to,
    subject: `Your application for ${jobTitle}: ${status.replaceAll("_", " ")}`,
    preview: sentences[status],
    greeting: `Hello ${firstName(name)},`,
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
      follow(link),
    ],
  };
}
