import { defineMessages } from "#contract/core/messages.ts";

/** What a gauge says to those who do not see it. */
export const gaugeMessages = defineMessages({
  en: {
    onScale: "{label}: {value}, on a scale from {min} to {max}",
  },
  sw: {
    onScale: "{label}: {value}, kwenye kipimo cha {min} hadi {max}",
  },
});
