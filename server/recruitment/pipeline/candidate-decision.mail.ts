import { greeting } from "#server/platform/mail/greeting.ts";
import { type MailInLanguages, mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import { applicationMailMessages } from "../applications/applications-mail.messages.ts";
import { decisionMailMessages } from "./candidate-decision-mail.messages.ts";
import { subjectOf } from "./pipeline.mail.ts";

/** A candidate who is told of a decision, and whose it is. */
export interface Addressee {
  candidateId: string;
  name: string;
  email: string;
  organization: string;
  origin: string;
}

const frame = ({ candidateId, email }: Addressee) => ({ to: email, thread: `candidate-${candidateId}` });
const pages = (origin: string) => pageInEach(origin, "/jobs/applications");

/** Congratulates somebody on being shortlisted. */
export function shortlistedMail(person: Addressee): MailInLanguages {
  const { organization, name, origin } = person;
  const link = pages(origin);
  return mailInEach(decisionMailMessages, (t, language) => ({
    ...frame(person),
    subject: subjectOf(t.shortlistedSubject({ organization })),
    preview: t.shortlisted({ organization }),
    greeting: greeting(name, language),
    blocks: [
      { kind: "paragraph", text: t.shortlisted({ organization }) },
      { kind: "button", label: applicationMailMessages[language].seeAll, url: link[language] },
    ],
  }));
}

/** Tells somebody of a rejection. @param positions of the applications that it ends */
export function candidateRejectedMail(person: Addressee, positions: readonly string[]): MailInLanguages {
  const { organization, name, origin } = person;
  const link = pages(origin);
  return mailInEach(decisionMailMessages, (t, language) => ({
    ...frame(person),
    subject: subjectOf(t.rejectedSubject({ organization })),
    preview: t.rejected({ organization }),
    greeting: greeting(name, language),
    blocks: [
      { kind: "paragraph", text: t.rejected({ organization }) },
      ...(positions.length > 0
        ? [
            { kind: "paragraph" as const, text: t.closed({ count: positions.length }) },
            {
              kind: "facts" as const,
              rows: positions.map((title) => ({ label: t.position, value: title })),
            },
          ]
        : []),
      { kind: "button", label: applicationMailMessages[language].seeAll, url: link[language] },
    ],
  }));
}
