import { defineMessages } from "#contract/core/messages.ts";

/** Each agent of the home page: its department, what it takes off the desk, and what it leaves to people. */
export const agentCardMessages = {
  onboarding: defineMessages({
    en: {
      department: "Operations",
      text: "Takes the application, reads the ID and the KRA PIN certificate, and asks the national registry.",
      decision: "You decide <what>who is admitted</what>",
    },
    sw: {
      department: "Uendeshaji",
      text: "Hupokea ombi, husoma kitambulisho na cheti cha PIN ya KRA, kisha huuliza sajili ya kitaifa.",
      decision: "Wewe huamua <what>nani anakubaliwa</what>",
    },
  }),
  experience: defineMessages({
    en: {
      department: "Marketing",
      text: "Asks members how it went, sorts what they say and opens a case where it went badly.",
      decision: "You decide <what>how it is put right</what>",
    },
    sw: {
      department: "Masoko",
      text: "Huwauliza wanachama walivyohudumiwa, hupanga wanachosema na hufungua suala palipoharibika.",
      decision: "Wewe huamua <what>jinsi ya kurekebisha</what>",
    },
  }),
  recruitment: defineMessages({
    en: {
      department: "Human Resources",
      text: "Writes the advert, reads every CV the same way and shows the reasons beside each score.",
      decision: "You decide <what>who is hired</what>",
    },
    sw: {
      department: "Rasilimali watu",
      text: "Huandika tangazo la kazi, husoma kila CV kwa namna ileile na huonyesha sababu za kila alama.",
      decision: "Wewe huamua <what>nani anaajiriwa</what>",
    },
  }),
  advice: defineMessages({
    en: {
      department: "Finance",
      text: "Works out what to save for school fees, and what a development loan really costs.",
      decision: "You decide <what>products and rates</what>",
    },
    sw: {
      department: "Fedha",
      text: "Hukokotoa akiba ya kulipia karo, na gharama halisi ya mkopo wa maendeleo.",
      decision: "Wewe huamua <what>huduma na viwango vya riba</what>",
    },
  }),
  loans: defineMessages({
    en: {
      department: "Credit",
      text: "Checks deposits, guarantors and the one-third rule before the credit committee sits.",
      decision: "You decide <what>every loan</what>",
    },
    sw: {
      department: "Mikopo",
      text: "Hukagua amana, wadhamini na kanuni ya theluthi moja kabla kamati ya mikopo haijaketi.",
      decision: "Wewe huamua <what>kila mkopo</what>",
    },
  }),
  marketing: defineMessages({
    en: {
      department: "Marketing",
      text: "Plans messages around pay day, school terms and the AGM, and counts what they bring in.",
      decision: "You decide <what>what goes out</what>",
    },
    sw: {
      department: "Masoko",
      text: "Hupanga jumbe kulingana na siku ya mshahara, mihula ya shule na mkutano mkuu wa mwaka, na huhesabu zinacholeta.",
      decision: "Wewe huamua <what>kinachotumwa</what>",
    },
  }),
};
