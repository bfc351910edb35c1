import { defineMessages } from "#contract/core/messages.ts";

export const connectionMessages = defineMessages({
  en: { noAnswer: "We could not reach the server. Check your connection and try again." },
  sw: { noAnswer: "Hatukuweza kufikia seva. Angalia mtandao wako kisha ujaribu tena." },
});
