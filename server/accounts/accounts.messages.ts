import { defineMessages } from "#contract/core/messages.ts";

/** What the calls of accounts answer when they have done what was asked. */
export const accountAnswers = defineMessages({
  en: {
    signedUp: "Please login with your credentials to access the system.",
    trialAsked: "We have sent a link to your email address. It sets your password and lets you in.",
    registered: "Please sign in with your new account credentials.",
    verificationSent: "We have sent the link to your email address.",
    verified: "Your email address is verified.",
    resetAsked: "If an account has this email address, a link to set a new password is on its way.",
    passwordSet: "Your password is changed. Please sign in with the new one.",
    emailConfirmed: "Your account has the new email address.",
    emailAsked: "We have sent a link to {email}. Nothing changes until you open it.",
    passwordChanged: "Your password is changed. Every other session has ended.",
  },
  sw: {
    signedUp: "Tafadhali ingia kwa barua pepe na nenosiri lako.",
    trialAsked: "Tumetuma kiungo kwa barua pepe yako. Kitakuwezesha kuweka nenosiri na kuingia.",
    registered: "Tafadhali ingia kwa akaunti yako mpya.",
    verificationSent: "Tumetuma kiungo kwa barua pepe yako.",
    verified: "Barua pepe yako imethibitishwa.",
    resetAsked: "Ikiwa kuna akaunti yenye barua pepe hii, kiungo cha kuweka nenosiri jipya kiko njiani.",
    passwordSet: "Nenosiri lako limebadilishwa. Tafadhali ingia kwa nenosiri jipya.",
    emailConfirmed: "Akaunti yako sasa ina barua pepe mpya.",
    emailAsked: "Tumetuma kiungo kwa {email}. Hakuna kitakachobadilika hadi ukifungue.",
    passwordChanged: "Nenosiri lako limebadilishwa. Vifaa vingine vyote vimeondolewa kwenye akaunti yako.",
  },
});

/** Why the calls of accounts refuse. */
export const accountMessages = defineMessages({
  en: {
    manyAddressesToday: "You have asked for many addresses today.",
    severalMailsSent:
      "Several emails have gone to this address already. Please look for them, also among the spam.",
    sameAddress: "This is your address already.",
    wrongPassword: "This is not your password.",
    codeRequired: "Your organisation requires two-factor sign-in, so it stays on.",
    wrongCode: "This code is not right, or was used before. Please enter the one that the app shows now.",
    ownSession: "This is the session that you are in. Sign out to end it.",
  },
  sw: {
    manyAddressesToday: "Umeomba kubadilisha barua pepe mara nyingi leo.",
    severalMailsSent:
      "Barua pepe kadhaa zimeshatumwa kwa anwani hii. Tafadhali zitafute, hata kwenye barua taka.",
    sameAddress: "Tayari unatumia anwani hii.",
    wrongPassword: "Hili si nenosiri lako.",
    codeRequired: "Shirika lako linahitaji kuingia kwa hatua mbili, kwa hivyo itaendelea kuwaka.",
    wrongCode: "Msimbo huu si sahihi, au umeshatumika. Tafadhali weka ule unaoonyeshwa na programu kwa sasa.",
    ownSession: "Hiki ndicho kifaa unachotumia sasa. Bonyeza “Ondoka” ili kukiondoa.",
  },
});
