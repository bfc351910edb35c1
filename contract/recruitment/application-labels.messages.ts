import { defineMessages } from "../core/messages.ts";

/** Levels of education, as applicants choose them. */
export const educationLabels = defineMessages({
  en: {
    certificate: "Certificate",
    diploma: "Diploma",
    advanced_diploma: "Advanced Diploma",
    degree: "Bachelor's Degree",
    masters: "Master's Degree",
    phd: "PhD",
  },
  sw: {
    certificate: "Cheti",
    diploma: "Stashahada",
    advanced_diploma: "Stashahada ya juu",
    degree: "Shahada ya kwanza",
    masters: "Shahada ya uzamili",
    phd: "Shahada ya uzamifu",
  },
});

/** The right to work in Kenya. */
export const workAuthorizationLabels = defineMessages({
  en: {
    citizen: "Kenyan Citizen",
    permit: "Work Permit",
    visa: "Work Visa",
    none: "No Authorization",
  },
  sw: {
    citizen: "Raia wa Kenya",
    permit: "Kibali cha kazi",
    visa: "Viza ya kazi",
    none: "Hakuna kibali",
  },
});
