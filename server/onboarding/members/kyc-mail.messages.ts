import { defineMessages } from "#contract/core/messages.ts";

/** Mails about the check of a member's identity. */
export const kycMailMessages = defineMessages({
  en: {
    verifiedSubject: "{sacco} has confirmed your details",
    verified: "Your details and documents have been checked and confirmed. Your registration goes on.",
    payNext:
      "Next come the entrance fee and the first shares. Give your ID number as the account number: your payment is found by it.",
    payInto: "Pay into",
    entranceFee: "Entrance fee",
    firstShares: "First shares",
    rejectedSubject: "{sacco} could not confirm your details",
    rejected: "Your details could not be confirmed as they are. {sacco} gives this reason:",
    rejectedReasons: "Your details could not be confirmed as they are:",
    /** Beside reasons that were chosen, the staff's own words. */
    rejectedWords: "{sacco} adds:",
    rejectedNext: "Please contact {sacco} to put it right; nothing you sent is lost.",
    correct: "Correct and send again",
    correctNext: "You do not have to start again: the link opens only what needs correcting.",
    sacco: "SACCO",
    verifiedSms:
      "{sacco}: your details and documents are confirmed. When you pay in, give your ID number as the account number.",
    rejectedSms: "{sacco}: we could not confirm your details. Please contact us to put it right.",
  },
  sw: {
    verifiedSubject: "{sacco} imethibitisha taarifa zako",
    verified: "Taarifa na hati zako zimekaguliwa na kuthibitishwa. Usajili wako unaendelea.",
    payNext:
      "Kinachofuata ni ada ya kujiunga na hisa za kwanza. Andika nambari ya kitambulisho chako kama nambari ya akaunti: malipo yako hutambuliwa kwayo.",
    payInto: "Lipa kwa",
    entranceFee: "Ada ya kujiunga",
    firstShares: "Hisa za kwanza",
    rejectedSubject: "{sacco} haikuweza kuthibitisha taarifa zako",
    rejected: "Taarifa zako hazikuweza kuthibitishwa jinsi zilivyo. {sacco} inatoa sababu hii:",
    rejectedReasons: "Taarifa zako hazikuweza kuthibitishwa jinsi zilivyo:",
    rejectedWords: "{sacco} inaongeza:",
    rejectedNext: "Tafadhali wasiliana na {sacco} ili kurekebisha; hakuna ulichotuma kilichopotea.",
    correct: "Rekebisha na utume tena",
    correctNext: "Huhitaji kuanza upya: kiungo kinafungua tu kinachohitaji kurekebishwa.",
    sacco: "SACCO",
    verifiedSms:
      "{sacco}: taarifa na hati zako zimethibitishwa. Ukilipa, andika nambari ya kitambulisho kama nambari ya akaunti.",
    rejectedSms: "{sacco}: hatukuweza kuthibitisha taarifa zako. Tafadhali wasiliana nasi kurekebisha.",
  },
});
