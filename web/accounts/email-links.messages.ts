import { defineMessages } from "#contract/core/messages.ts";

/** /verify-email */
export const verifyEmailMessages = defineMessages({
  en: {
    title: "Verify your email address",
    press: "Press the button to confirm that this email address is yours.",
    verify: "Verify my email address",
    verified: "Email address verified",
    goOn: "Continue",
    canSend: "We can send you a new link.",
    signInFirst: "Sign in, and we can send you a new link.",
    sendAgain: "Send a new link",
  },
  sw: {
    title: "Thibitisha barua pepe yako",
    press: "Bonyeza kitufe ili uthibitishe kuwa barua pepe hii ni yako.",
    verify: "Thibitisha barua pepe yangu",
    verified: "Barua pepe imethibitishwa",
    goOn: "Endelea",
    canSend: "Tunaweza kukutumia kiungo kipya.",
    signInFirst: "Ingia, nasi tutaweza kukutumia kiungo kipya.",
    sendAgain: "Nitumie kiungo kipya",
  },
});

/** /confirm-email */
export const confirmEmailMessages = defineMessages({
  en: {
    title: "Use a new email address",
    press: "Press the button, and your account has the address <address>{email}</address>.",
    use: "Use this address",
    changed: "Email address changed",
    /** `confirmed` is a whole sentence: that the account has the address. */
    confirmed: "{confirmed} Sign in with it from now on.",
    openAccount: "Open my account",
    openAgain: "Open the link in our mail again.",
    worksOnce:
      "It works once, within a day. Your account says which address it has, and can send another link.",
  },
  sw: {
    title: "Tumia barua pepe mpya",
    press: "Bonyeza kitufe, na akaunti yako itakuwa na barua pepe <address>{email}</address>.",
    use: "Tumia barua pepe hii",
    changed: "Barua pepe imebadilishwa",
    confirmed: "{confirmed} Kuanzia sasa ingia kwa barua pepe hiyo.",
    openAccount: "Fungua akaunti yangu",
    openAgain: "Fungua tena kiungo kilicho kwenye barua pepe yetu.",
    worksOnce:
      "Kinafanya kazi mara moja tu, ndani ya siku moja. Akaunti yako inaonyesha barua pepe yake ya sasa, na inaweza kutuma kiungo kingine.",
  },
});
