import { defineMessages } from "#contract/core/messages.ts";

export const formMessages = defineMessages({
  en: { signInElsewhere: "Sign in in another tab, then try again here. What you typed stays." },
  sw: { signInElsewhere: "Ingia kwenye kichupo kingine, kisha ujaribu tena hapa. Ulichoandika hakitapotea." },
});
