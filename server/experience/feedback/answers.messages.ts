import { defineMessages } from "#contract/core/messages.ts";

/** What visitors of a survey are told instead of an answer. */
export const surveyMessages = defineMessages({
  en: {
    noSacco: "There is no SACCO at this address. Please check the link.",
    closed: "{sacco} takes no answers at the moment.",
    visitOver: "This survey was begun more than a day ago. Please start again.",
  },
  sw: {
    noSacco: "Hakuna SACCO kwenye anwani hii. Tafadhali kagua kiungo.",
    closed: "{sacco} haipokei majibu kwa sasa.",
    visitOver: "Maoni haya yalianzwa zaidi ya siku moja iliyopita. Tafadhali anza upya.",
  },
});
