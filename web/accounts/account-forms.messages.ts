import { defineMessages } from "#contract/core/messages.ts";

/** Words that several pages of people without a session share. */
export const accountFormMessages = defineMessages({
  en: {
    email: "Email",
    password: "Password",
    confirmPassword: "Confirm Password",
    passwordHint: "At least {min} characters",
    signIn: "Sign In",
    checkEmail: "Check your email",
    pleaseTryAgain: "Please try again",
    demoTitle: "Demo account",
    demoEmail: "Email: <value>{email}</value>",
    demoPassword: "Password: <value>{password}</value>",
    signedInAs: "You are signed in as {name}",
    continueAs: "Continue as {name}",
    otherAccount: "Sign in below to use another account.",
    linkOver: "This link has been used, or its time is over",
    linkIncomplete: "This link is incomplete",
  },
  sw: {
    email: "Barua pepe",
    password: "Nenosiri",
    confirmPassword: "Rudia nenosiri",
    passwordHint: "Angalau herufi {min}",
    signIn: "Ingia",
    checkEmail: "Angalia barua pepe yako",
    pleaseTryAgain: "Tafadhali jaribu tena",
    demoTitle: "Akaunti ya kujaribia",
    demoEmail: "Barua pepe: <value>{email}</value>",
    demoPassword: "Nenosiri: <value>{password}</value>",
    signedInAs: "Umeingia kama {name}",
    continueAs: "Endelea kama {name}",
    otherAccount: "Ingia hapa chini ili utumie akaunti nyingine.",
    linkOver: "Kiungo hiki kimeshatumika, au muda wake umeisha",
    linkIncomplete: "Kiungo hiki hakijakamilika",
  },
});
