import { defineMessages } from "../core/messages.ts";

/** What can be corrected beside the application's fields. */
export const correctedFieldLabels = defineMessages({
  en: { occupation: "Occupation", language: "Language" },
  sw: { occupation: "Kazi", language: "Lugha" },
});
