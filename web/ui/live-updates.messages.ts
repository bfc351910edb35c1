import { defineMessages } from "#contract/core/messages.ts";

/** Whether a page keeps itself up to date. */
export const liveUpdateMessages = defineMessages({
  en: {
    liveUpdates: "Live Updates",
    offline: "Offline",
    updatesInterrupted: "Live updates are interrupted",
    stateOf: "You see the state of {time}. We keep trying.",
  },
  sw: {
    liveUpdates: "Hujisasisha",
    offline: "Hakuna mtandao",
    updatesInterrupted: "Ukurasa haujisasishi kwa sasa",
    stateOf: "Unaona hali ya {time}. Tunaendelea kujaribu.",
  },
});
