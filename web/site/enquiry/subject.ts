import type { Language } from "#contract/core/language.ts";
import type { EnquiryTopic, solutionNames } from "#contract/site/enquiries.ts";
import type { subjectTitles } from "./subject.messages.ts";

/** What an enquiry dialog is opened for. */
export interface EnquirySubject {
  topic: Exclude<EnquiryTopic, "contact">;
  /** The business solution that was asked about; belongs to the topic `solution`. */
  solution?: (typeof solutionNames)[number];
}

type Titles = (typeof subjectTitles)[Language];

/** The title of the dialog; a solution names itself. */
export const titleOf = ({ topic, solution }: EnquirySubject, titles: Titles): string =>
  solution ?? titles[topic];

/** The contact page with the subject filled in: what answers where the dialog cannot. */
export const contactPath = (subject: EnquirySubject, titles: Titles): string =>
  `/contact?${new URLSearchParams({ subject: titleOf(subject, titles) })}#message`;
