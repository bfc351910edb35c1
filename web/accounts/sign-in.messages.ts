import { defineMessages } from "#contract/core/messages.ts";

/** What both sign-in pages say. */
export const signInMessages = defineMessages({
  en: {
    failed: "Login Failed",
    succeeded: "Login Successful",
    forgotten: "Forgot your password?",
    registered: "Account Created Successfully",
  },
  sw: {
    failed: "Hukuweza kuingia",
    succeeded: "Umeingia",
    forgotten: "Umesahau nenosiri?",
    registered: "Akaunti imefunguliwa",
  },
});

/** /login */
export const workspaceSignInMessages = defineMessages({
  en: {
    title: "Welcome Back",
    lead: "Sign in to your {product} workspace.",
    newHere: "New to {product}? <signUp>Sign up here</signUp>",
    lookingForJob: "Looking for a job? <portal>Sign in to the candidate portal</portal>",
    registeredText: "Please login with your credentials to access the system.",
    welcome: "Welcome to {product}!",
    notReached: "Invalid credentials. Please try again.",
  },
  sw: {
    title: "Karibu tena",
    lead: "Ingia kwenye eneo lako la kazi la {product}.",
    newHere: "Hujajisajili kwenye {product}? <signUp>Jisajili hapa</signUp>",
    lookingForJob: "Unatafuta kazi? <portal>Ingia kama mwombaji</portal>",
    registeredText: "Tafadhali ingia kwa barua pepe na nenosiri lako.",
    welcome: "Karibu {product}!",
    notReached: "Barua pepe au nenosiri si sahihi. Tafadhali jaribu tena.",
  },
});

/** /jobs/login */
export const candidateSignInMessages = defineMessages({
  en: {
    title: "Candidate sign in",
    lead: "Sign in to apply and to follow your applications.",
    leadFor: "Sign in to apply for {title}.",
    newHere: "New here? <register>Create Account</register>",
    registeredText: "Please sign in with your new account credentials.",
    welcome: "Welcome back to the recruitment portal!",
    notReached: "Invalid email or password.",
  },
  sw: {
    title: "Ingia kama mwombaji",
    lead: "Ingia ili utume maombi ya kazi na kuyafuatilia.",
    leadFor: "Ingia ili utume ombi la kazi: {title}.",
    newHere: "Huna akaunti? <register>Fungua akaunti</register>",
    registeredText: "Tafadhali ingia kwa akaunti yako mpya.",
    welcome: "Karibu tena kwenye maombi yako ya kazi!",
    notReached: "Barua pepe au nenosiri si sahihi.",
  },
});
