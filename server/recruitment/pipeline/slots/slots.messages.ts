import { defineMessages } from "#contract/core/messages.ts";

/** Mails about times for an interview to their candidate, and what is said to somebody who chooses too late. */
export const slotMailMessages = defineMessages({
  en: {
    offeredSubject: "Choose a time for your interview: {title}",
    preview: "{organization} offers you several times. Choose by {day}.",
    offered: "{organization} invites you to an interview for {title}. Choose the time that suits you best.",
    times: "Times (Nairobi)",
    how: "How",
    until: "Choose by the end of",
    explain:
      "A time can be taken by somebody else before you choose it. If none of them suits you, ask for others on the same page.",
    choose: "Choose a time",
    reminderSubject: "By tomorrow: choose a time for your interview",
    reminder: "You have not chosen a time for your interview with {organization} for {title} yet.",
    cancelledSubject: "No longer needed: times for your interview",
    cancelled: "{organization} has taken back the times for your interview for {title}.",
    cancelledPreview: "You need not choose one.",
    taken: "This time has just been taken. Please choose another one.",
    tooLate: "These times are over. Write to the SACCO if you still want an interview.",
    takenBack: "These times were taken back. Look at your application for newer ones.",
    closed: "This application is closed, so no time can be chosen.",
    chosenAlready: "You have chosen a time already.",
  },
  sw: {
    offeredSubject: "Chagua muda wa mahojiano yako: {title}",
    preview: "{organization} inakupa nyakati kadhaa. Chagua kabla ya mwisho wa {day}.",
    offered: "{organization} inakualika kwenye mahojiano ya nafasi ya {title}. Chagua muda unaokufaa zaidi.",
    times: "Nyakati (Nairobi)",
    how: "Aina",
    until: "Chagua kabla ya mwisho wa",
    explain:
      "Huenda mtu mwingine akachukua muda kabla yako. Ikiwa hakuna unaokufaa, omba nyakati nyingine kwenye ukurasa huo huo.",
    choose: "Chagua muda",
    reminderSubject: "Kabla ya kesho kuisha: chagua muda wa mahojiano yako",
    reminder: "Bado hujachagua muda wa mahojiano yako na {organization} kwa nafasi ya {title}.",
    cancelledSubject: "Hazihitajiki tena: nyakati za mahojiano yako",
    cancelled: "{organization} imeondoa nyakati za mahojiano yako ya nafasi ya {title}.",
    cancelledPreview: "Huhitaji kuchagua muda.",
    taken: "Muda huu umechukuliwa sasa hivi. Tafadhali chagua mwingine.",
    tooLate: "Nyakati hizi zimepita. Iandikie SACCO ikiwa bado unataka mahojiano.",
    takenBack: "Nyakati hizi zimeondolewa. Angalia ombi lako kama kuna nyingine mpya.",
    closed: "Ombi hili limefungwa, kwa hiyo huwezi kuchagua muda.",
    chosenAlready: "Tayari umechagua muda.",
  },
});
