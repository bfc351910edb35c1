import { defineMessages } from "#contract/core/messages.ts";

/** Mails about an assessment, and what is said to its candidate. */
export const assessmentMessages = defineMessages({
  en: {
    subject: "An assessment for {title}: {name}",
    preview: "{organization} asks you to do it by {day}.",
    text: "{organization} would like you to answer some questions for your application for {title}.",
    assessment: "Assessment",
    time: "Time",
    minutes: "{minutes} minutes, from the moment you begin",
    questions: "Questions",
    begin: "Begin by",
    explain:
      "Choose a quiet hour. Every answer is kept at once: if your connection breaks, open the page again and go on while the time runs.",
    open: "Open the assessment",
    reminderSubject: "By tomorrow: {name}",
    reminder:
      "You have not begun the assessment for {title} at {organization} yet. It can be begun until the end of {day}.",
    notNeededSubject: "No longer needed: {name}",
    notNeeded: "{organization} does not need this assessment from you any more: {name}.",
    notNeededPreview: "For your application for {title}.",
    tooLate: "The last day for this assessment is over. Write to the SACCO if you still want to do it.",
    closed: "This application is closed, so the assessment is not needed any more.",
    timeOver: "The time is over. What you answered has been handed in.",
    notBegun: "Begin the assessment first.",
    unknownOption: "Choose among the answers that are offered.",
  },
  sw: {
    subject: "Tathmini ya nafasi ya {title}: {name}",
    preview: "{organization} inakuomba uifanye kabla ya mwisho wa {day}.",
    text: "{organization} inakuomba ujibu maswali kadhaa kwa ajili ya ombi lako la nafasi ya {title}.",
    assessment: "Tathmini",
    time: "Muda",
    minutes: "Dakika {minutes}, tangu unapoanza",
    questions: "Maswali",
    begin: "Anza kabla ya mwisho wa",
    explain:
      "Chagua wakati tulivu. Kila jibu linahifadhiwa papo hapo: mtandao ukikatika, fungua ukurasa tena na uendelee muda unapokwenda.",
    open: "Fungua tathmini",
    reminderSubject: "Kabla ya kesho kuisha: {name}",
    reminder:
      "Bado hujaanza tathmini ya nafasi ya {title} katika {organization}. Unaweza kuianza hadi mwisho wa {day}.",
    notNeededSubject: "Haihitajiki tena: {name}",
    notNeeded: "{organization} haihitaji tena tathmini hii kutoka kwako: {name}.",
    notNeededPreview: "Kwa ombi lako la nafasi ya {title}.",
    tooLate: "Siku ya mwisho ya tathmini hii imepita. Iandikie SACCO ikiwa bado unataka kuifanya.",
    closed: "Ombi hili limefungwa, kwa hiyo tathmini haihitajiki tena.",
    timeOver: "Muda umekwisha. Ulichojibu kimewasilishwa.",
    notBegun: "Anza tathmini kwanza.",
    unknownOption: "Chagua kati ya majibu yaliyopo.",
  },
});
