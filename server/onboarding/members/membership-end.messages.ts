import { defineMessages } from "#contract/core/messages.ts";

/** What a member reads of the end of the membership, by mail and by SMS. */
export const membershipEndMessages = defineMessages({
  en: {
    sacco: "SACCO",
    endsSubject: "The end of your membership of {sacco}",
    ends: "{sacco} has recorded the end of your membership. Your deposits are refunded after its last day, less what you owe; shares cannot be withdrawn, only transferred to another member.",
    lastDay: "Last day",
    wrong: "If this is not right, please contact {sacco}.",
    endsSms:
      "{sacco}: the last day of your membership is recorded as {date}. If this is not right, please contact us.",
    goesOnSubject: "Your membership of {sacco} goes on",
    goesOn: "{sacco} has taken back the end of your membership: it goes on as before.",
    goesOnSms: "{sacco}: your membership goes on as before.",
  },
  sw: {
    sacco: "SACCO",
    endsSubject: "Mwisho wa uanachama wako wa {sacco}",
    ends: "{sacco} imeandika mwisho wa uanachama wako. Amana zako zitarejeshwa baada ya siku ya mwisho, baada ya kutoa unachodaiwa; hisa haziwezi kutolewa, huhamishiwa mwanachama mwingine tu.",
    lastDay: "Siku ya mwisho",
    wrong: "Ikiwa si sahihi, tafadhali wasiliana na {sacco}.",
    endsSms:
      "{sacco}: siku ya mwisho ya uanachama wako imeandikwa kuwa {date}. Ikiwa si sahihi, wasiliana nasi.",
    goesOnSubject: "Uanachama wako wa {sacco} unaendelea",
    goesOn: "{sacco} imefuta mwisho wa uanachama wako: unaendelea kama kawaida.",
    goesOnSms: "{sacco}: uanachama wako unaendelea kama kawaida.",
  },
});
