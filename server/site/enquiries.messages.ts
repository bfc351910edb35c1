import { defineMessages } from "#contract/core/messages.ts";

export const enquiryMessages = defineMessages({
  en: { severalToday: "You have written to us several times today." },
  sw: { severalToday: "Umetuandikia mara kadhaa leo." },
});
