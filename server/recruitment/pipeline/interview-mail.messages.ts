import { defineMessages } from "#contract/core/messages.ts";

/** Mails about an interview to its candidate, and the words that those who interview read, too. */
export const interviewMailMessages = defineMessages({
  en: {
    invitedSubject: "Your interview: {title}",
    changedSubject: "Changed: your interview: {title}",
    cancelledSubject: "Called off: your interview: {title}",
    invited: "{organization} invites you to an interview for {title}.",
    changed: "Your interview for {title} has been changed. This is how it is now:",
    cancelled: "Your interview for {title} will not take place.",
    when: "When",
    /** The time that does not hold any more. */
    notAnyMore: "Not any more",
    how: "How",
    interviewer: "Interviewer",
    /** Where one meets, by how one meets. */
    video: "Link",
    phone: "Number",
    in_person: "Place",
    /** Below it, what to do with the entry for the calendar. */
    invitedClosing: "Accept it and it stands in your calendar. If the time does not suit you, answer now.",
    changedClosing: "Accept it and your calendar follows.",
    cancelledClosing: "Your calendar takes it out when you open the attachment.",
    /** The entry in the calendar. */
    summary: "Interview: {title}, {organization}",
    withWhom: "{type} with {interviewer}",
  },
  sw: {
    invitedSubject: "Mahojiano yako: {title}",
    changedSubject: "Mahojiano yako yamebadilishwa: {title}",
    cancelledSubject: "Mahojiano yako yameghairiwa: {title}",
    invited: "{organization} inakualika kwenye mahojiano ya nafasi ya {title}.",
    changed: "Mahojiano yako ya nafasi ya {title} yamebadilishwa. Sasa yatakuwa hivi:",
    cancelled: "Mahojiano yako ya nafasi ya {title} hayatafanyika.",
    when: "Lini",
    notAnyMore: "Awali ilikuwa",
    how: "Aina",
    interviewer: "Utahojiwa na",
    video: "Kiungo",
    phone: "Nambari ya simu",
    in_person: "Mahali",
    invitedClosing:
      "Ukikubali mwaliko, mahojiano yataingia kwenye kalenda yako. Ikiwa muda huo haukufai, jibu sasa.",
    changedClosing: "Ukikubali, kalenda yako itabadilika pia.",
    cancelledClosing: "Ukifungua kiambatisho, mahojiano yataondolewa kwenye kalenda yako.",
    summary: "Mahojiano: {title}, {organization}",
    withWhom: "{type} na {interviewer}",
  },
});
