import { greeting } from "#server/platform/mail/greeting.ts";
import type { MailMessage } from "#server/platform/mail/message.ts";

export interface ApplicationMailData {
  /** The conversation about the application (`applicationThread`). */
  thread: string;
  /** The candidate's address and name. */
  to: string;
  name: string;
  jobTitle: string;
  /** The SACCO that hires. */
  organization: string;
  /** Where the candidate sees the application. */
  link: string;
}

/** Opens what the mail is about. */
export const linkButton = (link: string, label = "See my application") =>
  ({ kind: "button", label, url: link }) as const;

/** Informs a candidate that the application has arrived. */
export function applicationReceivedMail(news: ApplicationMailData): MailMessage {
  const { to, thread, name, jobTitle, organization, link } = news;
  return {
    to,
    thread,
    subject: `We have received your application: ${jobTitle}`,
    preview: `${organization} has your application and will tell you about every step.`,
    greeting: greeting(name),
    blocks: [
      {
        kind: "paragraph",
        text: `Thank you for applying for ${jobTitle} at ${organization}. We'll review your application and get back to you soon.`,
      },
      { kind: "paragraph", text: "You will get an email at every step, and you can look at any time." },
      linkButton(link),
    ],
  };
}
