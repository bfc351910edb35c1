import { defineMessages } from "#contract/core/messages.ts";

/** What hangs in the branch. Both languages stand on one sheet. */
export const posterMessages = defineMessages({
  en: {
    title: "Tell us how it was",
    text: "Four short questions, one minute. Point your camera here.",
  },
  sw: {
    title: "Tueleze ilivyokuwa",
    text: "Maswali manne mafupi, dakika moja. Elekeza kamera hapa.",
  },
});
