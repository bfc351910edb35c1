import { defineMessages } from "../core/messages.ts";

/** What is asked before somebody's data is erased. */
export const erasureMessages = defineMessages({
  en: { password: "Please enter your password." },
  sw: { password: "Tafadhali weka nenosiri lako." },
});
