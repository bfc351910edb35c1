import { defineMessages } from "#contract/core/messages.ts";

/** Why a general application or its draft was not taken. */
export const generalErrors = defineMessages({
  en: {
    noSacco: "There is no careers page at this address.",
    takesNone: "{organization} takes no general applications now.",
    changedElsewhere: "This general application was changed in another tab or on another device.",
    keyUsed: "This Idempotency-Key was used for another SACCO.",
  },
  sw: {
    noSacco: "Hakuna ukurasa wa kazi katika anwani hii.",
    takesNone: "{organization} haipokei maombi ya jumla kwa sasa.",
    changedElsewhere: "Ombi hili la jumla limebadilishwa kwenye kichupo au kifaa kingine.",
    keyUsed: "Idempotency-Key hii ilitumika kwa SACCO nyingine.",
  },
});

/** The mails about a general application. */
export const generalMailMessages = defineMessages({
  en: {
    see: "See my general application",
    receivedSubject: "{organization} has your general application",
    receivedPreview: "You will hear from it when a position fits.",
    received:
      "Thank you for your interest in working at {organization}. We keep your application, and write to you when a position fits what you are looking for.",
    yours: "You can change, renew or withdraw it at any time.",
    /** The same to an address that nobody has verified. */
    noticeSubject: "We have received your general application",
    notice: "Thank you. You can change, renew or withdraw it at any time.",
    proposedSubject: "A position that may fit you: {title}",
    proposedPreview: "{organization} invites you to apply.",
    proposed:
      "You told {organization} what you are looking for. We think that {title} may fit, and invite you to apply.",
    given: "The form begins with what you gave us. Nothing is sent until you send it.",
    position: "Position",
    location: "Location",
    deadline: "Apply by",
    apply: "See the position and apply",
    proposedNoticeSubject: "A SACCO suggests a position to you",
    proposedNotice: "Sign in to see which one. Applying is up to you.",
    endsSubject: "Your general application at {organization} ends soon",
    endsPreview: "On {date}, unless you renew it.",
    ends: "{organization} keeps general applications for a limited time. On {date} it erases yours, with your CV. If you are still looking, renew it with one press.",
    endsButton: "Renew my general application",
  },
  sw: {
    see: "Tazama ombi langu la jumla",
    receivedSubject: "{organization} imepokea ombi lako la jumla",
    receivedPreview: "Itakuandikia nafasi inayokufaa itakapopatikana.",
    received:
      "Asante kwa nia yako ya kufanya kazi katika {organization}. Tutahifadhi ombi lako, na tutakuandikia nafasi inayolingana na unachotafuta itakapopatikana.",
    yours: "Unaweza kulibadilisha, kuliongezea muda au kuliondoa wakati wowote.",
    noticeSubject: "Tumepokea ombi lako la jumla",
    notice: "Asante. Unaweza kulibadilisha, kuliongezea muda au kuliondoa wakati wowote.",
    proposedSubject: "Nafasi inayoweza kukufaa: {title}",
    proposedPreview: "{organization} inakualika kutuma ombi.",
    proposed:
      "Uliiambia {organization} unachotafuta. Tunaona kwamba nafasi ya {title} inaweza kukufaa, na tunakualika kutuma ombi.",
    given: "Fomu inaanza na yale uliyotupa. Hakuna kinachotumwa hadi ukitume mwenyewe.",
    position: "Nafasi",
    location: "Mahali",
    deadline: "Tuma ombi kabla ya",
    apply: "Tazama nafasi na utume ombi",
    proposedNoticeSubject: "SACCO inakupendekezea nafasi ya kazi",
    proposedNotice: "Ingia ili uone ni ipi. Kutuma ombi ni hiari yako.",
    endsSubject: "Ombi lako la jumla katika {organization} litaisha hivi karibuni",
    endsPreview: "Tarehe {date}, isipokuwa uliongezee muda.",
    ends: "{organization} huhifadhi maombi ya jumla kwa muda maalum. Tarehe {date} italifuta lako, pamoja na CV yako. Kama bado unatafuta kazi, liongezee muda kwa kubofya mara moja.",
    endsButton: "Ongezea ombi langu muda",
  },
});
