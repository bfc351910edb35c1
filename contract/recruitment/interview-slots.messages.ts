import { defineMessages } from "../core/messages.ts";

/** What the form says by which a candidate chooses the time of an interview. */
export const interviewSlotMessages = defineMessages({
  en: { chooseTime: "Please choose a time", sayWhen: "Please say which times would suit you" },
  sw: { chooseTime: "Tafadhali chagua muda", sayWhen: "Tafadhali eleza ni muda gani ungekufaa" },
});
