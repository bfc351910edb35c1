import { defineMessages } from "#contract/core/messages.ts";

/** What happens next with an application, as its candidate reads it: by status, and what waits for them. */
export const nextStepMessages = defineMessages({
  en: {
    submitted: "We are reading your application. You need not do anything now.",
    screening: "HR is screening your application and may call you. Keep your phone at hand.",
    interview: "Prepare for your interview. The invitation comes by email.",
    assessment: "You will be asked to complete an assessment. The details come by email.",
    final_review: "The team is making its decision. You need not do anything now.",
    accepted: "Congratulations! HR will contact you about your offer.",
    rejected: "This application is closed. Other positions are open to you.",
    withdrawn: "You withdrew this application. Other positions are open to you.",
    upload: "Upload: {title}",
    uploadSeveral: "Upload: {title} (and {count} more)",
    answerOffer: "Read the offer, and accept or decline it.",
    offerAccepted: "You accepted the offer. HR will write to you about your first day.",
    chooseTime: "Choose a time for your interview.",
    doAssessment: "Do the assessment: {name}",
    interviewOn: "Your interview is on {when}.",
  },
  sw: {
    submitted: "Tunasoma ombi lako. Huhitaji kufanya chochote kwa sasa.",
    screening:
      "Idara ya rasilimali watu inakagua ombi lako na huenda ikakupigia simu. Weka simu yako karibu.",
    interview: "Jiandae kwa mahojiano. Mwaliko utakuja kwa barua pepe.",
    assessment: "Utaombwa kufanya tathmini. Maelezo yatakuja kwa barua pepe.",
    final_review: "SACCO inafanya uamuzi wake. Huhitaji kufanya chochote kwa sasa.",
    accepted: "Hongera! Idara ya rasilimali watu itawasiliana nawe kuhusu ofa yako ya kazi.",
    rejected: "Ombi hili limefungwa. Kuna nafasi nyingine unazoweza kuomba.",
    withdrawn: "Uliondoa ombi hili. Kuna nafasi nyingine unazoweza kuomba.",
    upload: "Pakia: {title}",
    uploadSeveral: "Pakia: {title} (na nyingine {count})",
    answerOffer: "Soma ofa, kisha uikubali au uikatae.",
    offerAccepted: "Umekubali ofa. Idara ya rasilimali watu itakuandikia kuhusu siku yako ya kwanza.",
    chooseTime: "Chagua muda wa mahojiano yako.",
    doAssessment: "Fanya tathmini: {name}",
    interviewOn: "Mahojiano yako ni {when}.",
  },
});
