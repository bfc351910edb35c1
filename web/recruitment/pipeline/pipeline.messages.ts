import { defineMessages } from "#contract/core/messages.ts";

/** The facts of an interview. */
export const interviewMessages = defineMessages({
  en: {
    date: "Date",
    time: "Time",
    /** The times are Nairobi's. */
    between: "{start} – {end} (Nairobi)",
    type: "Type",
    interviewer: "Interviewer",
    interviewers: "Interviewers",
    /** Where one meets: the link of a video call, the number of a phone call, or the place. */
    video: "Link",
    phone: "Phone number",
    in_person: "Place",
  },
  sw: {
    date: "Tarehe",
    time: "Saa",
    between: "{start} – {end} (Nairobi)",
    type: "Aina",
    interviewer: "Anayekuhoji",
    interviewers: "Wanaokuhoji",
    video: "Kiungo",
    phone: "Nambari ya simu",
    in_person: "Mahali",
  },
});

/** Messages between the two sides of an application. */
export const threadMessages = defineMessages({
  en: {
    you: "You",
    closedAccount: "Account closed",
    title: "Messages",
    description: "Between you and {organization}, about this application.",
    yourMessage: "Your message",
    send: "Send",
    sent: "Message sent",
    sentTo: "{organization} gets it by email.",
  },
  sw: {
    you: "Wewe",
    closedAccount: "Akaunti iliyofungwa",
    title: "Ujumbe",
    description: "Kati yako na {organization}, kuhusu ombi hili.",
    yourMessage: "Ujumbe wako",
    send: "Tuma",
    sent: "Ujumbe umetumwa",
    sentTo: "{organization} itaupokea kwa barua pepe.",
  },
});

/** Documents that a SACCO asks a candidate for. */
export const documentsMessages = defineMessages({
  en: {
    title: "Documents",
    description: "{organization} asked for these. Only HR sees them; they are kept encrypted.",
    withHr: "{title} is with HR now.",
  },
  sw: {
    title: "Hati",
    description:
      "{organization} imeomba hati hizi. Idara ya rasilimali watu pekee ndiyo inayoziona, na zinahifadhiwa kwa njia fiche.",
    withHr: "Idara ya rasilimali watu imepokea {title}.",
  },
});
