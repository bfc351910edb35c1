import { defineMessages } from "./messages.ts";

export const newMessageMessages = defineMessages({
  en: { empty: "Write a message" },
  sw: { empty: "Andika ujumbe" },
});
