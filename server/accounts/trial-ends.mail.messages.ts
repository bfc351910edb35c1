import { defineMessages } from "#contract/core/messages.ts";

/** To the owners of a SACCO whose trial has another end, or none. */
export const trialEndMailMessages = defineMessages({
  en: {
    endsOn: "Your trial now ends on {date}",
    noEnd: "Your workspace no longer ends",
    until:
      "The trial of {sacco} now ends on {date}. Until the end of that day your whole team can work; afterwards the workspace can only be read. Nothing is deleted.",
    always: "The workspace of {sacco} no longer ends: your whole team can go on working in it.",
    afterwards:
      "Where it could only be read, it is open again, and jobs whose deadline is still ahead take applications. A campaign that was held, or an email that was not sent, waits for somebody of your team.",
    button: "Open my workspace",
  },
  sw: {
    endsOn: "Kipindi chako cha majaribio sasa kinaisha tarehe {date}",
    noEnd: "Eneo lako la kazi halina mwisho tena",
    until:
      "Kipindi cha majaribio cha {sacco} sasa kinaisha tarehe {date}. Hadi mwisho wa siku hiyo timu yako yote inaweza kufanya kazi; baada ya hapo mnaweza kusoma tu. Hakuna kitakachofutwa.",
    always: "Eneo la kazi la {sacco} halina mwisho tena: timu yako yote inaweza kuendelea kulitumia.",
    afterwards:
      "Ikiwa mliweza kusoma tu, sasa limefunguliwa tena, na nafasi za kazi ambazo tarehe yake ya mwisho haijapita zinapokea maombi. Kampeni iliyositishwa, au barua pepe ambayo haikutumwa, inasubiri mtu wa timu yako.",
    button: "Fungua eneo langu la kazi",
  },
});
