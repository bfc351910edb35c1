import { defineMessages } from "../core/messages.ts";

/** What is said of a corrected reading that is too long to be kept. */
export const correctedReadingMessages = defineMessages({
  en: {
    shorterDescriptions: "Please shorten the job descriptions: together they may have {count} characters",
  },
  sw: { shorterDescriptions: "Tafadhali fupisha maelezo ya kazi: yote kwa pamoja yasizidi herufi {count}" },
});
