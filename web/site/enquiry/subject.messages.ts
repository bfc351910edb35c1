import { defineMessages } from "#contract/core/messages.ts";

/** What an enquiry is about: the title of its dialog, and the subject of the contact form in its place. */
export const subjectTitles = defineMessages({
  en: {
    demo: "Schedule a demo",
    consultation: "Schedule a consultation",
    quote: "Get a custom quote",
    sales: "Contact sales",
    solution: "Ask about a solution",
  },
  sw: {
    demo: "Panga maonyesho",
    consultation: "Panga mashauriano",
    quote: "Omba bei yako",
    sales: "Wasiliana na mauzo",
    solution: "Uliza kuhusu suluhisho",
  },
});
