import { defineMessages } from "../core/messages.ts";

/** Names and descriptions of the default milestones, as HR chooses them and candidates read them. */
export const milestoneMessages = defineMessages({
  en: {
    review: "Application Review",
    reviewText: "We check that your application is complete and read it against the role.",
    screening: "HR Screening",
    screeningText: "A short call about your experience, notice period and expectations.",
    technicalInterview: "Technical Interview",
    technicalInterviewText: "A conversation with the team about the work itself.",
    finalInterview: "Final Interview",
    finalInterviewText: "You meet the head of department or the chief executive.",
    references: "Reference Check",
    referencesText: "We speak to the referees you named.",
    decision: "Decision",
    decisionText: "We tell you the outcome, whichever way it goes.",
  },
  sw: {
    review: "Kukagua ombi",
    reviewText: "Tunahakikisha ombi lako limekamilika na kulilinganisha na nafasi ya kazi.",
    screening: "Mazungumzo ya awali",
    screeningText: "Simu fupi kuhusu uzoefu wako, muda wa notisi na matarajio yako.",
    technicalInterview: "Mahojiano ya kitaalamu",
    technicalInterviewText: "Mazungumzo na timu kuhusu kazi yenyewe.",
    finalInterview: "Mahojiano ya mwisho",
    finalInterviewText: "Unakutana na mkuu wa idara au afisa mkuu mtendaji.",
    references: "Mawasiliano na warejelewa",
    referencesText: "Tunazungumza na warejelewa uliowataja.",
    decision: "Uamuzi",
    decisionText: "Tunakuambia matokeo, yawe yawayo.",
  },
});
