import { defineMessages } from "../core/messages.ts";

/** Kinds of employment, by their codes. */
export const employmentTypeMessages = defineMessages({
  en: {
    "full-time": "Full-time",
    "part-time": "Part-time",
    contract: "Contract",
    internship: "Internship",
  },
  sw: {
    "full-time": "Muda kamili",
    "part-time": "Muda usio kamili",
    contract: "Mkataba",
    internship: "Mafunzo kazini",
  },
});

/** Departments that the form of a job offers, by their names in English, which is how they are kept. */
export const departmentMessages = defineMessages({
  en: {
    ICT: "ICT",
    Finance: "Finance",
    Credit: "Credit",
    Operations: "Operations",
    Marketing: "Marketing",
    "Human Resources": "Human Resources",
    Legal: "Legal",
  },
  sw: {
    ICT: "TEHAMA",
    Finance: "Fedha",
    Credit: "Mikopo",
    Operations: "Uendeshaji",
    Marketing: "Masoko",
    "Human Resources": "Rasilimali watu",
    Legal: "Sheria",
  },
});
