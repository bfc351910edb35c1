import { defineMessages } from "#contract/core/messages.ts";

/** The word to a candidate before their applications at a SACCO are erased. */
export const retentionMessages = defineMessages({
  en: {
    subject: "{organization} will soon erase what it keeps of your application",
    preview: "On {date}, unless you would like to stay in its talent pool.",
    text: {
      one: "You applied at {organization} some time ago. It keeps applications for a limited time: on {date} it erases {count} application of yours, with your CV and messages.",
      other:
        "You applied at {organization} some time ago. It keeps applications for a limited time: on {date} it erases {count} applications of yours, with your CV and messages.",
    },
    nothing:
      "There is nothing to do if that is fine with you. If you would like to be considered for later positions, you can stay in its talent pool for {months} more months.",
    button: "See what is kept",
  },
  sw: {
    subject: "{organization} itafuta hivi karibuni inachohifadhi kuhusu ombi lako",
    preview: "Tarehe {date}, isipokuwa ungependa kubaki kwenye orodha yake.",
    text: {
      one: "Uliwahi kutuma ombi la kazi katika {organization}. Huhifadhi maombi kwa muda maalum: tarehe {date} itafuta ombi lako {count}, pamoja na CV na jumbe zako.",
      other:
        "Uliwahi kutuma maombi ya kazi katika {organization}. Huhifadhi maombi kwa muda maalum: tarehe {date} itafuta maombi yako {count}, pamoja na CV na jumbe zako.",
    },
    nothing:
      "Kama unakubali, huna la kufanya. Kama ungependa kufikiriwa kwa nafasi za baadaye, unaweza kubaki kwenye orodha yake kwa miezi {months} zaidi.",
    button: "Tazama kinachohifadhiwa",
  },
});
