import type { Language } from "#contract/core/language.ts";
import type { EnquiryTopic, solutionNames } from "#contract/site/enquiries.ts";
import type { enquiryDialogMessages } from "./enquiry.messages.ts";

/** What an enquiry dialog is opened for. */
export interface EnquirySubject {
  topic: Exclude<EnquiryTopic, "contact">;
  /** The business solution that was asked about; belongs to the topic `solution`. */
  solution?: (typeof solutionNames)[number];
}

interface DialogText {
  title: string;
  description: string;
  submit: string;
}

type Words = (typeof enquiryDialogMessages)[Language];

/** The words of the dialog; a solution names itself in the title. */
export function dialogTextOf({ topic, solution }: EnquirySubject, t: Words): DialogText {
  return {
    title: solution ?? t[`${topic}Title`],
    description: t[`${topic}Text`],
    submit: t[`${topic}Submit`],
  };
}

/** The contact page with the subject filled in: what answers where the dialog cannot. */
export const contactPath = (subject: EnquirySubject, t: Words): string =>
  `/contact?${new URLSearchParams({ subject: dialogTextOf(subject, t).title })}#message`;
