import { defineMessages } from "#contract/core/messages.ts";

/** Why an application or its draft was not taken. */
export const applicationErrors = defineMessages({
  en: {
    noPosition: "This position does not exist.",
    takesNone: "{organization} takes no applications now.",
    noDraft: "There is no draft for this position.",
    changedElsewhere: "This application was changed in another tab or on another device.",
    chooseAnotherCv: "This CV is no longer kept. Please choose another one.",
  },
  sw: {
    noPosition: "Nafasi hii ya kazi haipo.",
    takesNone: "{organization} haipokei maombi kwa sasa.",
    noDraft: "Hakuna rasimu ya nafasi hii.",
    changedElsewhere: "Ombi hili limebadilishwa kwenye kichupo au kifaa kingine.",
    chooseAnotherCv: "CV hii haijahifadhiwa tena. Tafadhali chagua nyingine.",
  },
});
