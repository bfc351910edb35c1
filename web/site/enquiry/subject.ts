import type { EnquiryTopic, solutionNames } from "#contract/site/enquiries.ts";

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

const dialogTexts: Record<EnquirySubject["topic"], DialogText> = {
  demo: {
    title: "Schedule a demo",
    description: "Half an hour with our team, on the sample data of a made-up SACCO.",
    submit: "Book demo",
  },
  consultation: {
    title: "Schedule a consultation",
    description: "Half an hour on your back office, your members and where to begin.",
    submit: "Book consultation",
  },
  quote: {
    title: "Get a custom quote",
    description: "Tell us how many members and branches you have, and what you need.",
    submit: "Request quote",
  },
  sales: {
    title: "Contact sales",
    description: "Ask about prices, contracts and how a start would look.",
    submit: "Send to sales",
  },
  solution: {
    title: "Ask about a solution",
    description: "Tell us what you have in mind. We answer by email.",
    submit: "Send enquiry",
  },
};

/** The words of the dialog; a solution names itself in the title. */
export function dialogTextOf({ topic, solution }: EnquirySubject): DialogText {
  return solution ? { ...dialogTexts[topic], title: solution } : dialogTexts[topic];
}

/** The contact page with the subject filled in: what answers where the dialog cannot. */
export const contactPath = (subject: EnquirySubject): string =>
  `/contact?${new URLSearchParams({ subject: dialogTextOf(subject).title })}#message`;
