import { defineMessages } from "../core/messages.ts";

/** What forms about a member say of single fields. */
export const memberFieldMessages = defineMessages({
  en: {
    idNumber: "Please enter an ID number of 6 to 9 digits, or a passport number",
    birthInPast: "Please enter a date of birth in the past",
    adult: "Members are 18 years old or older",
  },
  sw: {
    idNumber: "Tafadhali weka nambari ya kitambulisho yenye tarakimu 6 hadi 9, au nambari ya pasipoti",
    birthInPast: "Tafadhali weka tarehe ya kuzaliwa iliyopita",
    adult: "Mwanachama awe na umri wa miaka 18 au zaidi",
  },
});
