import { defineMessages } from "#contract/core/messages.ts";

/** Mails and SMS to who complained. A text with its link fits two SMS. */
export const complaintNewsMessages = defineMessages({
  en: {
    sacco: "SACCO",
    follow: "See your complaint",
    /** Below the button. */
    linkSecret: "Whoever has this link, or the tracking code {code}, can read and withdraw the complaint.",
    receivedSubject: "{sacco} has received your complaint {reference}",
    received:
      "Your complaint has arrived. Somebody at {sacco} takes it up by {day}. You can follow it, and add to it, at any time.",
    receivedSms: "{sacco}: we have received your complaint {reference}. Follow it here: {url}",
    acknowledgedSubject: "{sacco} is looking into your complaint {reference}",
    acknowledged: "We have taken up your complaint and are looking into it. You will hear from us by {day}.",
    acknowledgedSms: "{sacco}: we are looking into your complaint {reference}, until {day}. See {url}",
    repliedSubject: "About your complaint {reference} to {sacco}",
    replied: "{sacco} has written to you about your complaint:",
    repliedSms: "{sacco}: we have written to you about your complaint {reference}. Read it here: {url}",
    askedSms: "{sacco}: we need an answer from you about your complaint {reference}. See {url}",
    delayedSubject: "Your complaint {reference} to {sacco} takes longer",
    delayed: "We are sorry: your complaint takes longer than we said. The new day is {day}. This is why:",
    delayedSms: "{sacco}: sorry, your complaint {reference} takes longer, until {day}. Why: {url}",
    closedSubject: "{sacco} has closed your complaint {reference}",
    closed: "{sacco} has looked into your complaint. This is what came of it:",
    closedFeedback: "{sacco} has looked into what you told us in the survey. This is what came of it:",
    closedNext: "If you disagree, open your complaint and write to us: we then take it up again.",
    closedSms: "{sacco}: your complaint {reference} is closed. Read what came of it: {url}",
  },
  sw: {
    sacco: "SACCO",
    follow: "Tazama lalamiko lako",
    linkSecret:
      "Yeyote mwenye kiungo hiki, au nambari ya ufuatiliaji {code}, anaweza kusoma na kuondoa lalamiko.",
    receivedSubject: "{sacco} imepokea lalamiko lako {reference}",
    received:
      "Lalamiko lako limefika. Mtu wa {sacco} atalishughulikia kufikia {day}. Unaweza kulifuatilia na kuliongezea wakati wowote.",
    receivedSms: "{sacco}: tumepokea lalamiko lako {reference}. Lifuatilie hapa: {url}",
    acknowledgedSubject: "{sacco} inachunguza lalamiko lako {reference}",
    acknowledged:
      "Tumeanza kushughulikia lalamiko lako na tunalichunguza. Utasikia kutoka kwetu kufikia {day}.",
    acknowledgedSms: "{sacco}: tunachunguza lalamiko lako {reference}, hadi {day}. Tazama {url}",
    repliedSubject: "Kuhusu lalamiko lako {reference} kwa {sacco}",
    replied: "{sacco} imekuandikia kuhusu lalamiko lako:",
    repliedSms: "{sacco}: tumekuandikia kuhusu lalamiko lako {reference}. Soma hapa: {url}",
    askedSms: "{sacco}: tunahitaji jibu lako kuhusu lalamiko lako {reference}. Tazama {url}",
    delayedSubject: "Lalamiko lako {reference} kwa {sacco} linachukua muda zaidi",
    delayed:
      "Samahani: lalamiko lako linachukua muda zaidi kuliko tulivyosema. Siku mpya ni {day}. Sababu ni hii:",
    delayedSms:
      "{sacco}: samahani, lalamiko lako {reference} linachukua muda zaidi, hadi {day}. Sababu: {url}",
    closedSubject: "{sacco} imefunga lalamiko lako {reference}",
    closed: "{sacco} imechunguza lalamiko lako. Haya ndiyo matokeo:",
    closedFeedback: "{sacco} imechunguza ulichotuambia kwenye utafiti. Haya ndiyo matokeo:",
    closedNext: "Ikiwa hukubaliani, fungua lalamiko lako utuandikie: tutalishughulikia tena.",
    closedSms: "{sacco}: lalamiko lako {reference} limefungwa. Soma matokeo: {url}",
  },
});
