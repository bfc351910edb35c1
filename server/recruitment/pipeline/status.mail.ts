import type { StatusChoice } from "#contract/recruitment/applications.ts";
import { statusMessages } from "#contract/recruitment/status.messages.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import type { ApplicationMailData } from "../applications/applications.mail.ts";
import { applicationMailMessages } from "../applications/applications-mail.messages.ts";
import { type Progress, stageName } from "../applications/progress.ts";
import { statusMailMessages } from "./status-mail.messages.ts";

export interface StatusMailData extends ApplicationMailData, Pick<Progress, "stage" | "milestones"> {
  status: StatusChoice;
  /** What the recruiter added, for the candidate's eyes. */
  message: string | null;
}

/** Informs a candidate that the application has moved. */
export function statusChangedMail(news: StatusMailData): MailInLanguages {
  const { to, thread, name, jobTitle: title, organization, link, status, message } = news;
  const closed = status === "accepted" || status === "rejected";
  return mailInEach(statusMailMessages, (t, language) => {
    const stage = { stage: news.stage, stages: news.milestones.length, name: stageName(news, language) };
    return {
      to,
      thread,
      // Within a sentence.
      subject: t.subject({ title, status: statusMessages[language][status].toLowerCase() }),
      preview: t[status],
      greeting: greeting(name, language),
      blocks: [
        { kind: "paragraph", text: t[status] },
        ...(message ? [{ kind: "quote" as const, text: message }] : []),
        {
          kind: "facts",
          rows: [
            { label: t.position, value: title },
            { label: t.sacco, value: organization },
            ...(closed ? [] : [{ label: t.stage, value: t.stageOf(stage) }]),
          ],
        },
        { kind: "button", label: applicationMailMessages[language].see, url: link[language] },
      ],
    };
  });
}
