import { defineMessages } from "#contract/core/messages.ts";

/** The mail that asks whether a new address is the person's. */
export const confirmAddressMailMessages = defineMessages({
  en: {
    subject: "Confirm your new email address for {product}",
    preview: "One click, and your account has this address.",
    asked: "Someone, hopefully you, wants to use this email address for their {product} account.",
    button: "Use this address",
    validity:
      "The link works once, within 24 hours. If it was not you, ignore this mail: nothing changes without the link.",
  },
  sw: {
    subject: "Thibitisha barua pepe yako mpya ya {product}",
    preview: "Bofya mara moja, na akaunti yako itakuwa na anwani hii.",
    asked: "Mtu fulani, huenda ni wewe, anataka kutumia barua pepe hii kwa akaunti yake ya {product}.",
    button: "Tumia anwani hii",
    validity:
      "Kiungo hiki kinafanya kazi mara moja tu, ndani ya saa 24. Ikiwa si wewe, puuza barua pepe hii: hakuna kitakachobadilika bila kiungo hiki.",
  },
});

/** To the owner of an address that somebody else wanted for another account. */
export const addressTakenMailMessages = defineMessages({
  en: {
    subject: "Your email address already has a {product} account",
    preview: "Someone wanted to use it for another one; nothing was changed.",
    asked:
      "Someone, perhaps you, wanted to use this email address for another {product} account. It has an account already, so nothing was changed.",
    button: "Sign in",
    otherwise: "If it was not you, there is nothing to do.",
  },
  sw: {
    subject: "Barua pepe yako tayari ina akaunti ya {product}",
    preview: "Mtu fulani alitaka kuitumia kwa akaunti nyingine; hakuna kilichobadilika.",
    asked:
      "Mtu fulani, huenda ni wewe, alitaka kutumia barua pepe hii kwa akaunti nyingine ya {product}. Tayari ina akaunti, kwa hivyo hakuna kilichobadilika.",
    button: "Ingia",
    otherwise: "Ikiwa si wewe, huhitaji kufanya lolote.",
  },
});

/** To the present address of an account that is to have another one. */
export const addressChangeRequestedMailMessages = defineMessages({
  en: {
    subject: "Someone asked to change the email address of your {product} account",
    preview: "Nothing changes before the new address is confirmed.",
    asked:
      "Someone who knows your password, hopefully you, asked to sign in to {product} with another email address. Nothing changes before that address is confirmed; you then sign in with the new one.",
    button: "Open my account",
    otherwise:
      "If it was not you, change your password there now: that stops it and signs everybody else out.",
  },
  sw: {
    subject: "Kuna ombi la kubadilisha barua pepe ya akaunti yako ya {product}",
    preview: "Hakuna kitakachobadilika kabla ya anwani mpya kuthibitishwa.",
    asked:
      "Mtu anayejua nenosiri lako, huenda ni wewe, ameomba kuingia kwenye {product} kwa barua pepe nyingine. Hakuna kitakachobadilika kabla ya anwani hiyo kuthibitishwa; baada ya hapo utaingia kwa anwani mpya.",
    button: "Fungua akaunti yangu",
    otherwise:
      "Ikiwa si wewe, badilisha nenosiri lako hapo sasa: ombi hilo litasitishwa, na wengine wote wataondolewa kwenye akaunti yako.",
  },
});

/** The last word to an address that an account has left. */
export const addressChangedMailMessages = defineMessages({
  en: {
    subject: "The email address of your {product} account has changed",
    preview: "From now on you sign in with the new address.",
    changed:
      "Your {product} account has the email address now that you confirmed. This one does not sign in any more, and we do not write to it about your account again.",
    otherwise: "If it was not you, write to {email} at once.",
  },
  sw: {
    subject: "Barua pepe ya akaunti yako ya {product} imebadilika",
    preview: "Kuanzia sasa utaingia kwa anwani mpya.",
    changed:
      "Akaunti yako ya {product} sasa ina barua pepe uliyothibitisha. Huwezi tena kuingia kwa anwani hii, na hatutaiandikia tena kuhusu akaunti yako.",
    otherwise: "Ikiwa si wewe, tuandikie mara moja kwa {email}.",
  },
});

/** To a person whose account asks for a code from now on, or does not any more. */
export const twoFactorMailMessages = defineMessages({
  en: {
    subject: "Signing in to {product} has changed",
    on: "From now on your account asks for a code of your authenticator app, beside the password. Every other session has ended.",
    off: "Your account asks for the password alone now: two-factor sign-in is off.",
    reset:
      "The owner of your workspace took away the second step of signing in to your account, as one does when a phone is lost. Every session has ended; sign in with the password alone, and set it up again.",
    otherwise: "If it was not you, set a new password at once, and write to us: {email}",
  },
  sw: {
    subject: "Jinsi unavyoingia kwenye {product} imebadilika",
    on: "Kuanzia sasa akaunti yako itaomba msimbo wa programu yako ya uthibitishaji, pamoja na nenosiri. Vifaa vingine vyote vimeondolewa kwenye akaunti yako.",
    off: "Sasa akaunti yako inaomba nenosiri peke yake: kuingia kwa hatua mbili kumezimwa.",
    reset:
      "Mmiliki wa mfumo wa kazi ameondoa hatua ya pili ya kuingia kwenye akaunti yako, kama inavyofanywa simu inapopotea. Vifaa vyote vimeondolewa; ingia kwa nenosiri peke yake, kisha uiwashe tena.",
    otherwise: "Ikiwa si wewe, weka nenosiri jipya mara moja, kisha utuandikie: {email}",
  },
});

/** To a person whose password is another one. */
export const passwordChangedMailMessages = defineMessages({
  en: {
    subject: "Your {product} password has changed",
    preview: "Every other session has ended.",
    changed:
      "The password of your {product} account was changed in your account's settings. Every other session has ended.",
    otherwise: "If it was not you, set a new password at once: {link}",
  },
  sw: {
    subject: "Nenosiri lako la {product} limebadilishwa",
    preview: "Vifaa vingine vyote vimeondolewa kwenye akaunti yako.",
    changed:
      "Nenosiri la akaunti yako ya {product} limebadilishwa kwenye mipangilio ya akaunti. Vifaa vingine vyote vimeondolewa kwenye akaunti yako.",
    otherwise: "Ikiwa si wewe, weka nenosiri jipya mara moja: {link}",
  },
});
