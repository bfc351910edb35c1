import { defineMessages } from "#contract/core/messages.ts";

/** Mails about an interview to its candidate, and the words that those who interview read, too. */
export const interviewMailMessages = defineMessages({
  en: {
    invitedSubject: "Your interview: {title}",
    changedSubject: "Changed: your interview: {title}",
    cancelledSubject: "Called off: your interview: {title}",
    remindedSubject: "Reminder: your interview: {title}",
    soonSubject: "Soon: your interview: {title}",
    invited: "{organization} invites you to an interview for {title}.",
    changed: "Your interview for {title} has been changed. This is how it is now:",
    cancelled: "Your interview for {title} will not take place.",
    reminded: "A reminder of your interview for {title} with {organization}:",
    soon: "Your interview for {title} with {organization} begins within the hour.",
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
    remindedClosing: "If you cannot come, answer this email now.",
    soonClosing: "If something keeps you, answer this email now.",
    /** The entry in the calendar. */
    summary: "Interview: {title}, {organization}",
    withWhom: "{type} with {interviewer}",
  },
  sw: {
    invitedSubject: "Mahojiano yako: {title}",
    changedSubject: "Mahojiano yako yamebadilishwa: {title}",
    cancelledSubject: "Mahojiano yako yameghairiwa: {title}",
    remindedSubject: "Kumbusho: mahojiano yako: {title}",
    soonSubject: "Hivi karibuni: mahojiano yako: {title}",
    invited: "{organization} inakualika kwenye mahojiano ya nafasi ya {title}.",
    changed: "Mahojiano yako ya nafasi ya {title} yamebadilishwa. Sasa yatakuwa hivi:",
    cancelled: "Mahojiano yako ya nafasi ya {title} hayatafanyika.",
    reminded: "Tunakukumbusha mahojiano yako ya nafasi ya {title} katika {organization}:",
    soon: "Mahojiano yako ya nafasi ya {title} katika {organization} yanaanza ndani ya saa moja.",
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
    remindedClosing: "Ikiwa huwezi kuhudhuria, jibu barua pepe hii sasa.",
    soonClosing: "Ikiwa kuna jambo linalokuchelewesha, jibu barua pepe hii sasa.",
    summary: "Mahojiano: {title}, {organization}",
    withWhom: "{type} na {interviewer}",
  },
});
