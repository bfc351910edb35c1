import type { Language } from "#contract/core/language.ts";
import type { StatusChoice } from "#contract/recruitment/applications.ts";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import { statusMessages } from "#contract/recruitment/status.messages.ts";
import { type MailInLanguages, mailInEach } from "#server/platform/mail/in-languages.ts";
import { defineMailTemplate, type ExampleSender } from "#server/platform/templates/template.ts";
import { applicationMailMessages } from "../applications/applications-mail.messages.ts";
import { applicationVariables } from "../applications/example-application.ts";
import { type Progress, stageName } from "../applications/progress.ts";
import { type CandidateContext, candidateMail, exampleContext } from "./candidate.mail.ts";
import { closedApplications } from "./candidate-decision.mail.ts";
import { quoted } from "./pipeline.mail.ts";
import { statusMailMessages } from "./status-mail.messages.ts";

export interface StatusMailData extends CandidateContext, Pick<Progress, "stage" | "milestones"> {
  status: StatusChoice;
  /** What the recruiter added, for the candidate's eyes. */
  message: string | null;
  /** Positions of the person's other applications that the same rejection ends. */
  others?: readonly string[];
}

const names = {
  screening: "Moved to screening",
  interview: "Chosen for an interview",
  assessment: "Moved to an assessment",
  final_review: "Moved to the final review",
  accepted: "Accepted",
  rejected: "Rejected",
} as const satisfies Record<StatusChoice, string>;

/** The status within a sentence. */
const statusWord = (status: StatusChoice, language: Language): string =>
  statusMessages[language][status].toLowerCase();

const templateOf = (status: StatusChoice) =>
  defineMailTemplate({
    id: `status.${status}`,
    role: "hr",
    name: names[status],
    when: "HR has moved an application to this status. What HR adds for the candidate follows below the text.",
    variables: { ...applicationVariables, status: "The new status" },
    messages: statusMailMessages,
    words: (t, slots) => ({ subject: t.subject(slots), paragraphs: [t[status]] }),
    example: (from) => statusChangedMail({ ...exampleNews(from), status }),
  });

const templates = {
  screening: templateOf("screening"),
  interview: templateOf("interview"),
  assessment: templateOf("assessment"),
  final_review: templateOf("final_review"),
  accepted: templateOf("accepted"),
  rejected: templateOf("rejected"),
} as const satisfies Record<StatusChoice, unknown>;

const exampleNews = (from: ExampleSender) => ({
  ...exampleContext(from),
  stage: 2,
  milestones: defaultMilestones.map((one) => ({ ...one, id: one.stage })),
  message: null,
});

/** The texts of the mails about a new status that an organisation may word itself. */
export const statusTemplates = Object.values(templates);

/** Informs a candidate that the application has moved. */
export function statusChangedMail(news: StatusMailData): MailInLanguages {
  const { jobTitle: title, organization, link, status, message } = news;
  const closed = status === "accepted" || status === "rejected";
  return mailInEach(statusMailMessages, (t, language) => {
    const stage = { stage: news.stage, stages: news.milestones.length, name: stageName(news, language) };
    const said = templates[status].say(language, {
      title,
      organization,
      status: statusWord(status, language),
    });
    return candidateMail(news, language, said, {
      preview: t[status],
      rest: [
        ...quoted(message),
        {
          kind: "facts",
          rows: [
            { label: t.position, value: title },
            { label: t.sacco, value: organization },
            ...(closed ? [] : [{ label: t.stage, value: t.stageOf(stage) }]),
          ],
        },
        ...closedApplications(language, news.others ?? []),
        { kind: "button", label: applicationMailMessages[language].see, url: link[language] },
      ],
    });
  });
}
