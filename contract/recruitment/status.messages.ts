import { defineMessages } from "../core/messages.ts";

/** Where an application stands, by `applicationStatuses`. */
export const statusMessages = defineMessages({
  en: {
    submitted: "Submitted",
    screening: "Screening",
    interview: "Interview",
    assessment: "Assessment",
    final_review: "Final review",
    accepted: "Accepted",
    rejected: "Rejected",
    withdrawn: "Withdrawn",
  },
  sw: {
    submitted: "Limetumwa",
    screening: "Linakaguliwa",
    interview: "Mahojiano",
    assessment: "Tathmini",
    final_review: "Ukaguzi wa mwisho",
    accepted: "Limekubaliwa",
    rejected: "Halikufaulu",
    withdrawn: "Limeondolewa",
  },
});
