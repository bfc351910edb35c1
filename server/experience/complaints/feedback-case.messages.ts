import { defineMessages } from "#contract/core/messages.ts";

/** What a case says that was opened of scores without words; its member may read it. */
export const feedbackCaseMessages = defineMessages({
  en: {
    noWords: "Answer to our survey without a comment: {scores}.",
    csat: "satisfaction {score} of 5",
    nps: "recommendation {score} of 10",
    ces: "ease {score} of 7",
  },
  sw: {
    noWords: "Jibu la utafiti wetu bila maoni: {scores}.",
    csat: "kuridhika {score} kati ya 5",
    nps: "kupendekeza {score} kati ya 10",
    ces: "urahisi {score} kati ya 7",
  },
});
