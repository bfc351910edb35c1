import { defineMessages } from "#contract/core/messages.ts";

/** What the small parts of pages say by themselves; all else they are given. */
export const kitMessages = defineMessages({
  en: {
    add: "Add",
    remove: "Remove {name}",
    tryAgain: "Try again",
    signIn: "Sign in",
    signInElsewhere: "Sign in in another tab, then try again here. What you typed stays.",
    /** `what` is a noun with its article: your applications. */
    notLoaded: "We could not load {what}",
    /** `what` begins the English sentence with a capital letter; in Kiswahili it stands within the sentence. */
    partMissing: "{what} could not be shown just now. Please reload the page in a minute.",
    breadcrumb: "Breadcrumb",
    keptForYou: "You had not sent this yet. It was kept for you.",
    discard: "Discard it",
    showPassword: "Show password",
    newTab: "(opens in a new tab)",
    noScriptsTitle: "JavaScript is switched off",
    /** `what` is a verb: apply here. */
    noScripts: "Your browser needs it to {what}. Switch it on and load this page again.",
  },
  sw: {
    add: "Ongeza",
    remove: "Ondoa {name}",
    tryAgain: "Jaribu tena",
    signIn: "Ingia",
    signInElsewhere: "Ingia kwenye kichupo kingine, kisha ujaribu tena hapa. Ulichoandika hakitapotea.",
    notLoaded: "Hatukuweza kufungua {what}",
    partMissing: "Hatukuweza kuonyesha {what} kwa sasa. Tafadhali fungua ukurasa upya baada ya dakika moja.",
    breadcrumb: "Njia ya ukurasa huu",
    keptForYou: "Hukuwa umetuma hii bado. Tumekuhifadhia.",
    discard: "Iondoe",
    showPassword: "Onyesha nenosiri",
    newTab: "(hufunguka kwenye kichupo kipya)",
    noScriptsTitle: "JavaScript imezimwa",
    noScripts: "Kivinjari chako kinaihitaji ili {what}. Iwashe kisha ufungue ukurasa huu tena.",
  },
});
