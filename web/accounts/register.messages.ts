import { defineMessages } from "#contract/core/messages.ts";

/** /jobs/register */
export const registerMessages = defineMessages({
  en: {
    title: "Create Account",
    lead: "One account to apply for positions at every SACCO and to follow your applications.",
    leadFor: "One account to apply for {title} and to follow your applications.",
    haveAccount: "Already have an account? <signIn>Sign In</signIn>",
    firstName: "First Name",
    lastName: "Last Name",
    phone: "Phone (optional)",
    terms: "I agree to the <terms>terms and conditions</terms>",
    created: "Account Created Successfully",
    createdText: "Please sign in with your new account credentials.",
    failed: "Registration Failed",
    notReached: "Please try again.",
  },
  sw: {
    title: "Fungua akaunti",
    lead: "Akaunti moja ya kutuma maombi ya kazi kwa kila SACCO na kuyafuatilia.",
    leadFor: "Akaunti moja ya kuomba kazi ({title}) na kufuatilia maombi yako.",
    haveAccount: "Tayari una akaunti? <signIn>Ingia</signIn>",
    firstName: "Jina la kwanza",
    lastName: "Jina la mwisho",
    phone: "Nambari ya simu (si lazima)",
    terms: "Ninakubali <terms>masharti</terms>",
    created: "Akaunti imefunguliwa",
    createdText: "Tafadhali ingia kwa akaunti yako mpya.",
    failed: "Hukuweza kujisajili",
    notReached: "Tafadhali jaribu tena.",
  },
});
