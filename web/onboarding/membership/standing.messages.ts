import { defineMessages } from "#contract/core/messages.ts";

/** How far a membership is, by the names of `standings`. */
export const standingMessages = defineMessages({
  en: {
    refused: "Not confirmed",
    former: "Your membership has ended",
    leaving: "Your membership ends",
    member: "You are a member",
    paying: "Confirmed: your first payment is next",
    deciding: "With the SACCO's officer",
    preparing: "Received",
  },
  sw: {
    refused: "Halikuthibitishwa",
    former: "Uanachama wako umeisha",
    leaving: "Uanachama wako unaisha",
    member: "Wewe ni mwanachama",
    paying: "Limethibitishwa: hatua inayofuata ni malipo ya kwanza",
    deciding: "Liko kwa afisa wa SACCO",
    preparing: "Limepokelewa",
  },
});

/** What comes next, by the names of `standings`. */
export const nextMessages = defineMessages({
  en: {
    refused:
      "Our message to you names the reasons. If something can be corrected, the link in it opens those parts.",
    former:
      "Your deposits are refunded less what you owe; shares pass to another member. Your record is kept as long as the law asks.",
    leaving:
      "All your rights hold until the last day. Your deposits are refunded after it, less what you owe; shares cannot be withdrawn, only transferred to another member.",
    member: "Nothing is left to do. Your rights as a member hold since you paid in.",
    paying: "Pay the entrance fee and the first shares. Your member number follows.",
    deciding:
      "An officer looks at what the checks found and decides. We write to you; there is nothing to do meanwhile.",
    preparing: "Your details and documents are checked, and then go to an officer. We write to you.",
  },
  sw: {
    refused:
      "Ujumbe wetu kwako unataja sababu. Ikiwa kuna kinachoweza kurekebishwa, kiungo kilicho ndani yake hufungua sehemu hizo.",
    former:
      "Amana zako hurejeshwa baada ya kutoa unachodaiwa; hisa huhamishiwa mwanachama mwingine. Kumbukumbu zako huhifadhiwa kwa muda ambao sheria inataka.",
    leaving:
      "Haki zako zote zinaendelea hadi siku ya mwisho. Amana zako zitarejeshwa baada yake, baada ya kutoa unachodaiwa; hisa haziwezi kutolewa, huhamishiwa mwanachama mwingine tu.",
    member: "Hakuna kilichobaki. Haki zako za uanachama zinafuata tangu ulipolipa.",
    paying: "Lipa ada ya kujiunga na hisa za kwanza. Nambari yako ya uanachama itafuata.",
    deciding:
      "Afisa anaangalia matokeo ya ukaguzi na kuamua. Tutakuandikia; kwa sasa huhitaji kufanya lolote.",
    preparing: "Maelezo na hati zako zinakaguliwa, kisha zitaenda kwa afisa. Tutakuandikia.",
  },
});

/** The way to a membership, by the names of `onboardingSteps`. */
export const stepNames = defineMessages({
  en: {
    registration: "Application sent",
    documents: "Details and documents are checked",
    verification: "An officer decides",
    approval: "First payment",
    complete: "Member",
  },
  sw: {
    registration: "Ombi limetumwa",
    documents: "Maelezo na hati zinakaguliwa",
    verification: "Afisa anaamua",
    approval: "Malipo ya kwanza",
    complete: "Mwanachama",
  },
});

/** How far the check of the identity is, by the names of `kycStatuses`. */
export const kycNames = defineMessages({
  en: { pending: "Not begun", in_progress: "Under way", verified: "Confirmed", rejected: "Not confirmed" },
  sw: {
    pending: "Haujaanza",
    in_progress: "Unaendelea",
    verified: "Umethibitishwa",
    rejected: "Haukuthibitishwa",
  },
});
