import { defineMessages } from "#contract/core/messages.ts";

/** What members are told by the form and by the page of their complaint. */
export const ownComplaintMessages = defineMessages({
  en: {
    noSacco: "There is no SACCO at this address.",
    noComplaint: "No complaint has this tracking code. Check its digits.",
    closed: "{sacco} takes no complaints here at the moment. Please call or visit a branch.",
    severalToday: "You have sent several complaints today.",
    tooManyFiles: "{files} files are with this complaint already. Describe the rest in words.",
    over: "This complaint has been closed for a long time. Please make a new one.",
    ended: "This complaint is closed already.",
  },
  sw: {
    noSacco: "Hakuna SACCO kwenye anwani hii.",
    noComplaint: "Hakuna lalamiko lenye nambari hii ya ufuatiliaji. Hakikisha tarakimu zake.",
    closed: "{sacco} haipokei malalamiko hapa kwa sasa. Tafadhali piga simu au tembelea tawi.",
    severalToday: "Umetuma malalamiko kadhaa leo.",
    tooManyFiles: "Tayari kuna faili {files} kwenye lalamiko hili. Eleza mengine kwa maneno.",
    over: "Lalamiko hili lilifungwa zamani. Tafadhali tuma jipya.",
    ended: "Lalamiko hili limefungwa tayari.",
  },
});
