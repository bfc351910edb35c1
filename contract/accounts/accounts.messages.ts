import { defineMessages } from "../core/messages.ts";

export const passwordMessages = defineMessages({
  en: {
    tooShort: "Password must be at least {min} characters long.",
    tooLong: "Password must be at most {max} characters long.",
  },
  sw: {
    tooShort: "Nenosiri linapaswa kuwa na angalau herufi {min}.",
    tooLong: "Nenosiri lisizidi herufi {max}.",
  },
});
