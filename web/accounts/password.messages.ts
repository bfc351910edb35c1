import { defineMessages } from "#contract/core/messages.ts";

/** /forgot-password */
export const forgotPasswordMessages = defineMessages({
  en: {
    pageTitle: "Forgot password",
    title: "Forgot your password?",
    lead: "Enter your email address, and we will send you a link to set a new one.",
    remembered: "Remembered it? <signIn>Sign In</signIn>",
    /** `sent` is a whole sentence: that a link is on its way. */
    sent: "{sent} The link works for one hour.",
    send: "Send the link",
  },
  sw: {
    pageTitle: "Umesahau nenosiri",
    title: "Umesahau nenosiri?",
    lead: "Weka barua pepe yako, nasi tutakutumia kiungo cha kuweka nenosiri jipya.",
    remembered: "Umelikumbuka? <signIn>Ingia</signIn>",
    sent: "{sent} Kiungo kinafanya kazi kwa saa moja.",
    send: "Nitumie kiungo",
  },
});

/** /reset-password */
export const resetPasswordMessages = defineMessages({
  en: {
    title: "Set a new password",
    lead: "It ends every session that is open on other devices.",
    label: "New password",
    submit: "Set the new password",
    changed: "Password changed",
    askAgain: "Ask for a new link",
    openAgain: "Open the link in our mail again, or ask for a new one.",
    worksOnce:
      "It works once, within an hour. If you set a password with it, sign in with that; otherwise ask for a new link.",
  },
  sw: {
    title: "Weka nenosiri jipya",
    lead: "Vifaa vingine vyote vitaondolewa kwenye akaunti yako.",
    label: "Nenosiri jipya",
    submit: "Weka nenosiri jipya",
    changed: "Nenosiri limebadilishwa",
    askAgain: "Omba kiungo kipya",
    openAgain: "Fungua tena kiungo kilicho kwenye barua pepe yetu, au omba kingine.",
    worksOnce:
      "Kinafanya kazi mara moja tu, ndani ya saa moja. Ikiwa uliweka nenosiri kwa kiungo hiki, ingia nalo; la sivyo, omba kiungo kipya.",
  },
});
