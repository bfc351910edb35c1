import { defineMessages } from "#contract/core/messages.ts";

/** The mails about a decision on a person of the candidate database. */
export const decisionMailMessages = defineMessages({
  en: {
    shortlistedSubject: "Congratulations: {organization} has shortlisted you",
    shortlisted:
      "Congratulations! {organization} has put you on its shortlist. HR will contact you about the next step; there is nothing that you have to do.",
    rejectedSubject: "News from {organization} about your application",
    rejected:
      "Thank you for your interest in working at {organization}, and for the effort you put into applying. After careful review, we will not go on with you this time. This says nothing about other positions: we would be glad to see you apply again.",
    /** The positions follow, one below the other. */
    closed: {
      one: "With this your application has come to its end:",
      other: "With this your {count} applications have come to their end:",
    },
    position: "Position",
  },
  sw: {
    shortlistedSubject: "Hongera: {organization} imekuteua",
    shortlisted:
      "Hongera! {organization} imekuweka kwenye orodha ya walioteuliwa. Idara ya rasilimali watu itawasiliana nawe kuhusu hatua inayofuata; huhitaji kufanya chochote.",
    rejectedSubject: "Habari kutoka {organization} kuhusu ombi lako",
    rejected:
      "Asante kwa kupenda kufanya kazi katika {organization}, na kwa bidii uliyoweka katika kutuma ombi. Baada ya kulikagua kwa makini, hatutaendelea nawe kwa sasa. Hili halihusu nafasi nyingine: tutafurahi ukituma ombi tena.",
    closed: {
      one: "Kwa hivyo ombi lako limefikia mwisho:",
      other: "Kwa hivyo maombi yako {count} yamefikia mwisho:",
    },
    position: "Nafasi",
  },
});
