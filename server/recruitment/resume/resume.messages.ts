import { defineMessages } from "#contract/core/messages.ts";

/** Why a CV cannot be read or kept. What is wrong with a file itself is in `errorMessages`. */
export const resumeErrors = defineMessages({
  en: {
    chooseFile: "Please choose a file.",
    notKept: "This CV is no longer kept.",
    tooMany: "You keep {count} CVs already. Remove one in your profile and try again.",
  },
  sw: {
    chooseFile: "Tafadhali chagua faili.",
    notKept: "CV hii haijahifadhiwa tena.",
    tooMany: "Tayari umehifadhi CV {count}. Ondoa moja kwenye wasifu wako kisha ujaribu tena.",
  },
});
