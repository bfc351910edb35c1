import { defineMessages } from "#contract/core/messages.ts";

/** Mails about the check of a member's identity. */
export const kycMailMessages = defineMessages({
  en: {
    verifiedSubject: "{sacco} has confirmed your details",
    verified: "Your details and documents have been checked and confirmed. Your registration goes on.",
    rejectedSubject: "{sacco} could not confirm your details",
    rejected: "Your details could not be confirmed as they are. {sacco} gives this reason:",
    rejectedReasons: "Your details could not be confirmed as they are:",
    rejectedNext: "Please contact {sacco} to put it right; nothing you sent is lost.",
    correct: "Correct and send again",
    correctNext: "You do not have to start again: the link opens only what needs correcting.",
    sacco: "SACCO",
    verifiedSms: "{sacco}: your details and documents are confirmed. We will tell you what comes next.",
    rejectedSms: "{sacco}: we could not confirm your details. Please contact us to put it right.",
  },
  sw: {
    verifiedSubject: "{sacco} imethibitisha taarifa zako",
    verified: "Taarifa na hati zako zimekaguliwa na kuthibitishwa. Usajili wako unaendelea.",
    rejectedSubject: "{sacco} haikuweza kuthibitisha taarifa zako",
    rejected: "Taarifa zako hazikuweza kuthibitishwa jinsi zilivyo. {sacco} inatoa sababu hii:",
    rejectedReasons: "Taarifa zako hazikuweza kuthibitishwa jinsi zilivyo:",
    rejectedNext: "Tafadhali wasiliana na {sacco} ili kurekebisha; hakuna ulichotuma kilichopotea.",
    correct: "Rekebisha na utume tena",
    correctNext: "Huhitaji kuanza upya: kiungo kinafungua tu kinachohitaji kurekebishwa.",
    sacco: "SACCO",
    verifiedSms: "{sacco}: taarifa na hati zako zimethibitishwa. Tutakujulisha hatua inayofuata.",
    rejectedSms: "{sacco}: hatukuweza kuthibitisha taarifa zako. Tafadhali wasiliana nasi kurekebisha.",
  },
});
