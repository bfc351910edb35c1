import { defineMessages } from "#contract/core/messages.ts";

/** Around the texts of /terms and /privacy. */
export const legalMessages = defineMessages({
  en: {
    termsLead: "What you can expect from us, and what we ask of you.",
    privacyLead: "What we keep about you, why, for how long, and what you can ask of us.",
    binding: "This English version is the binding one. The Kiswahili version is a translation to help you.",
    notReviewed: "Not yet reviewed by an advocate",
    notReviewedMeans:
      "This text says how the service works today. Ask us before you rely on it for more than that.",
  },
  sw: {
    termsLead: "Unachoweza kutarajia kutoka kwetu, na tunachokuomba.",
    privacyLead: "Tunachohifadhi kukuhusu, kwa nini, kwa muda gani, na unachoweza kutuomba.",
    binding:
      "Toleo la Kiingereza ndilo lenye nguvu ya kisheria. Toleo hili la Kiswahili ni tafsiri ya kukusaidia.",
    notReviewed: "Bado halijapitiwa na wakili",
    notReviewedMeans:
      "Toleo hili linaeleza jinsi huduma inavyofanya kazi leo. Tuulize kabla ya kulitegemea kwa zaidi ya hayo.",
  },
});
