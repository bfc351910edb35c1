import { defineMessages } from "#contract/core/messages.ts";

/** The question to a member after a contact, by mail and SMS. */
export const invitationMessages = defineMessages({
  en: {
    subject: "How was it at {sacco}?",
    reminderSubject: "One question is still open: how was it at {sacco}?",
    text: "How satisfied are you with the service of {sacco}? Choose your answer here; three short questions follow, and you may leave out whatever you like.",
    score1: "1: Very dissatisfied",
    score2: "2: Dissatisfied",
    score3: "3: Neither satisfied nor dissatisfied",
    score4: "4: Satisfied",
    score5: "5: Very satisfied",
    once: "The link is yours alone and counts once. It works for {days} days.",
    npsSubject: "Would you recommend {sacco}?",
    npsReminderSubject: "One question is still open: would you recommend {sacco}?",
    npsText:
      "How likely are you to recommend {sacco} to a friend or colleague, from 0 to 10? It is one question, and you may say why.",
    npsAnswer: "Answer the question",
    npsSms: "{sacco}: would you recommend us to a friend? One question: {link}",
    sms: "{sacco}: how was our service? Four short questions: {link}",
  },
  sw: {
    subject: "Ilikuwaje {sacco}?",
    reminderSubject: "Swali moja bado halijajibiwa: ilikuwaje {sacco}?",
    text: "Umeridhika kiasi gani na huduma ya {sacco}? Chagua jibu lako hapa; maswali matatu mafupi yatafuata, na unaweza kuruka lolote.",
    score1: "1: Sijaridhika kabisa",
    score2: "2: Sijaridhika",
    score3: "3: Niko katikati",
    score4: "4: Nimeridhika",
    score5: "5: Nimeridhika sana",
    once: "Kiungo ni chako peke yako na huhesabiwa mara moja. Kinafanya kazi kwa siku {days}.",
    npsSubject: "Je, ungependekeza {sacco}?",
    npsReminderSubject: "Swali moja bado halijajibiwa: je, ungependekeza {sacco}?",
    npsText:
      "Kuna uwezekano gani kwamba utampendekezea rafiki au mwenzako {sacco}, kuanzia 0 hadi 10? Ni swali moja, na unaweza kusema kwa nini.",
    npsAnswer: "Jibu swali",
    npsSms: "{sacco}: je, ungetupendekeza kwa rafiki? Swali moja: {link}",
    sms: "{sacco}: huduma yetu ilikuwaje? Maswali manne mafupi: {link}",
  },
});
