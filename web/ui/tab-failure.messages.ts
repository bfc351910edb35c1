import { defineMessages } from "#contract/core/messages.ts";

/** What is said in the place of a tab that did not come. */
export const tabFailureMessages = defineMessages({
  en: {
    addressUnreadable: "This address cannot be read",
    addressUnreadableText: "What it asks for is not what this page understands.",
    withoutFilters: "Show it without filters",
    pageNotLoaded: "We could not load this page",
    checkConnection: "Check your connection and try again.",
    reference: "Reference: {id}",
    tryAgain: "Try again",
  },
  sw: {
    addressUnreadable: "Anwani hii haisomeki",
    addressUnreadableText: "Ukurasa huu hauelewi kinachoombwa na anwani hii.",
    withoutFilters: "Onyesha bila kuchuja",
    pageNotLoaded: "Hatukuweza kufungua ukurasa huu",
    checkConnection: "Angalia mtandao wako kisha ujaribu tena.",
    reference: "Kumbukumbu: {id}",
    tryAgain: "Jaribu tena",
  },
});
