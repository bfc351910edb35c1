import { defineMessages } from "../core/messages.ts";

/** What the form of an enquiry refuses. */
export const enquiryFieldMessages = defineMessages({
  en: { chooseTime: "Please choose a time." },
  sw: { chooseTime: "Tafadhali chagua saa." },
});
