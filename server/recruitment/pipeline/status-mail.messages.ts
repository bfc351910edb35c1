import { defineMessages } from "#contract/core/messages.ts";

/** The mail about a new status: what each status means to the candidate, and its frame. */
export const statusMailMessages = defineMessages({
  en: {
    screening: "Your application has moved to screening. HR may call you on the number you gave.",
    interview: "You have been chosen for an interview. The date and place follow in a separate message.",
    assessment: "The next step is an assessment. What to do follows in a separate message.",
    final_review: "You have reached the final review. The team is making its decision.",
    accepted: "Congratulations! You have been accepted. HR will contact you about your offer.",
    rejected:
      "After careful review, we will not take your application further this time. Thank you for the effort you put into it; we would be glad to see you apply again.",
    subject: "Your application for {title}: {status}",
    position: "Position",
    sacco: "SACCO",
    stage: "Stage",
    stageOf: "{stage} of {stages}: {name}",
  },
  sw: {
    screening:
      "Ombi lako sasa linakaguliwa. Idara ya rasilimali watu huenda ikakupigia simu kwa nambari uliyotoa.",
    interview: "Umeteuliwa kwa mahojiano. Tarehe na mahali vitafuata kwenye ujumbe mwingine.",
    assessment: "Hatua inayofuata ni tathmini. Maelezo yatafuata kwenye ujumbe mwingine.",
    final_review: "Umefika kwenye ukaguzi wa mwisho. SACCO inafanya uamuzi wake.",
    accepted: "Hongera! Umekubaliwa. Idara ya rasilimali watu itawasiliana nawe kuhusu ofa yako ya kazi.",
    rejected:
      "Baada ya kulikagua kwa makini, hatutaendelea na ombi lako kwa sasa. Asante kwa bidii uliyoweka; tutafurahi ukituma ombi tena.",
    subject: "Ombi lako la nafasi ya {title}: {status}",
    position: "Nafasi",
    sacco: "SACCO",
    stage: "Hatua",
    stageOf: "{stage} kati ya {stages}: {name}",
  },
});
