import { defineMessages } from "#contract/core/messages.ts";

/** What a new colleague reads of their first days. */
export const firstDaysMessages = defineMessages({
  en: {
    title: "Your first days",
    description: "You begin at {organization} on {day}. Tick off what you have done.",
    by: "By {day}",
    done: "Done {when}",
    failed: "This was not saved. Please try again.",
  },
  sw: {
    title: "Siku zako za kwanza",
    description: "Utaanza kazi katika {organization} tarehe {day}. Weka alama kwa ulichokamilisha.",
    by: "Kabla ya {day}",
    done: "Imekamilika {when}",
    failed: "Hii haikuhifadhiwa. Tafadhali jaribu tena.",
  },
});
