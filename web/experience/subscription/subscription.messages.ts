import { defineMessages } from "#contract/core/messages.ts";

/** Where the link in a message stops news and offers. */
export const subscriptionMessages = defineMessages({
  en: {
    title: "News and offers",
    subscribed: "{sacco} sends you news and offers, because you agreed to them.",
    stop: "Stop these messages",
    stopped: "{sacco} sends you no more news and offers, by mail or by SMS.",
    stillSent: "What concerns your membership itself still reaches you.",
    again: "I want them again",
  },
  sw: {
    title: "Habari na ofa",
    subscribed: "{sacco} hukutumia habari na ofa, kwa sababu ulikubali.",
    stop: "Acha kunitumia jumbe hizi",
    stopped: "{sacco} haitakutumia tena habari na ofa, kwa barua pepe wala kwa SMS.",
    stillSent: "Mambo yanayohusu uanachama wako wenyewe bado yatakufikia.",
    again: "Nazitaka tena",
  },
});
