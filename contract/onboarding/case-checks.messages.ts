import { defineMessages } from "../core/messages.ts";

/** What an applicant reads of each check that Finish shows, by its state. Nothing here decides. */
export const caseCheckMessages = defineMessages({
  en: {
    waiting: "Waiting for its turn",
    running: "Being checked now",
    matched: "Done",
    person: "Done. Somebody at the SACCO will look at this.",
    unavailable: "Could not be done yet. Your application goes on without it.",
    registryUnavailable: "The registry does not answer now. We ask it again later; your application goes on.",
  },
  sw: {
    waiting: "Inasubiri zamu yake",
    running: "Inakaguliwa sasa",
    matched: "Tayari",
    person: "Tayari. Mtu wa SACCO ataiangalia.",
    unavailable: "Haijawezekana bado. Ombi lako linaendelea bila hiyo.",
    registryUnavailable: "Sajili haijibu kwa sasa. Tutaiuliza tena baadaye; ombi lako linaendelea.",
  },
});
