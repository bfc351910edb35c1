import { defineMessages } from "#contract/core/messages.ts";

export const limitMessages = defineMessages({
  en: {
    tooMany: "Too many attempts.",
    comeBack: "{reason} Please try again in {wait}.",
  },
  sw: {
    tooMany: "Umejaribu mara nyingi mno.",
    comeBack: "{reason} Tafadhali jaribu tena baada ya {wait}.",
  },
});
