import { defineMessages } from "#contract/core/messages.ts";

export const saccoBrandMessages = defineMessages({
  en: { contacts: "How to reach {sacco}", website: "Website" },
  sw: { contacts: "Jinsi ya kuwasiliana na {sacco}", website: "Tovuti" },
});
