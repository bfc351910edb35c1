import { defineMessages } from "#contract/core/messages.ts";

/** What the account forms say before anything is sent. */
export const checkMessages = defineMessages({
  en: {
    missingTitle: "Missing Information",
    missing: "Please fill in all required fields.",
    email: "Enter your email address.",
    password: "Enter your password.",
    newPassword: "Choose a password.",
    presentPassword: "Enter your present password.",
    fullName: "Enter your full name.",
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    mismatchTitle: "Password Mismatch",
    mismatch: "Passwords do not match.",
    weakTitle: "Weak Password",
    termsTitle: "Terms Required",
    terms: "Please agree to the terms and conditions.",
  },
  sw: {
    missingTitle: "Kuna sehemu zilizo wazi",
    missing: "Tafadhali jaza sehemu zote za lazima.",
    email: "Weka barua pepe yako.",
    password: "Weka nenosiri lako.",
    newPassword: "Chagua nenosiri.",
    presentPassword: "Weka nenosiri lako la sasa.",
    fullName: "Weka jina lako kamili.",
    firstName: "Weka jina lako la kwanza.",
    lastName: "Weka jina lako la mwisho.",
    mismatchTitle: "Nenosiri halilingani",
    mismatch: "Nenosiri ulilorudia halilingani na la kwanza.",
    weakTitle: "Nenosiri ni fupi mno",
    termsTitle: "Masharti hayajakubaliwa",
    terms: "Tafadhali kubali masharti.",
  },
});
