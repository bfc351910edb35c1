import { defineMessages } from "../core/messages.ts";

/** What the form that answers an offer says. */
export const offerMessages = defineMessages({
  en: { reasonRequired: "Please say why; a few words are enough" },
  sw: { reasonRequired: "Tafadhali eleza sababu; maneno machache yanatosha" },
});
