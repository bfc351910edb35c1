import { defineMessages } from "#contract/core/messages.ts";

export const accountMessages = defineMessages({
  en: {
    manyAddressesToday: "You have asked for many addresses today.",
    severalMailsSent:
      "Several emails have gone to this address already. Please look for them, also among the spam.",
  },
  sw: {
    manyAddressesToday: "Umeomba kubadilisha barua pepe mara nyingi leo.",
    severalMailsSent:
      "Barua pepe kadhaa zimeshatumwa kwa anwani hii. Tafadhali zitafute, hata kwenye barua taka.",
  },
});
