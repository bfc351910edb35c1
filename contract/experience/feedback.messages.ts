import { defineMessages } from "../core/messages.ts";

/** What the survey refuses. */
export const feedbackFieldMessages = defineMessages({
  en: { oneRequired: "Please answer at least one question." },
  sw: { oneRequired: "Tafadhali jibu angalau swali moja." },
});
