import { defineMessages } from "#contract/core/messages.ts";

/** Mails and SMS to applicants. A text with its link fits one SMS where the SACCO's name is short. */
export const applicantNewsMessages = defineMessages({
  en: {
    sacco: "SACCO",
    linkSubject: "Your application to {sacco}",
    link: "Go on with your application whenever you like. What you have filled in is kept for {days} days after your last visit.",
    linkButton: "Go on with the application",
    linkSecret: "Whoever has this link can see and change the application. Do not pass it on.",
    linkSms: "{sacco}: go on with your membership application here: {url}",
    submittedSubject: "{sacco} has received your application",
    submitted:
      "Your membership application has been received. Its checks run by themselves; then somebody at {sacco} looks at it and decides. You need not do anything.",
    submittedButton: "See your application",
    submittedSms: "{sacco}: we have received your membership application. See how it goes: {url}",
    reopenedSms: "{sacco}: please correct parts of your membership application and send it again: {url}",
  },
  sw: {
    sacco: "SACCO",
    linkSubject: "Ombi lako kwa {sacco}",
    link: "Endelea na ombi lako wakati wowote. Ulichojaza kitahifadhiwa kwa siku {days} baada ya kulitembelea mara ya mwisho.",
    linkButton: "Endelea na ombi",
    linkSecret: "Yeyote mwenye kiungo hiki anaweza kuona na kubadilisha ombi. Usimpe mtu mwingine.",
    linkSms: "{sacco}: endelea na ombi lako la uanachama hapa: {url}",
    submittedSubject: "{sacco} imepokea ombi lako",
    submitted:
      "Ombi lako la uanachama limepokelewa. Ukaguzi unaendelea wenyewe; kisha mtu wa {sacco} ataliangalia na kuamua. Huhitaji kufanya lolote.",
    submittedButton: "Tazama ombi lako",
    submittedSms: "{sacco}: tumepokea ombi lako la uanachama. Tazama linavyoendelea: {url}",
    reopenedSms: "{sacco}: tafadhali rekebisha sehemu za ombi lako la uanachama na ulitume tena: {url}",
  },
});
