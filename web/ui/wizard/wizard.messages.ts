import { defineMessages } from "#contract/core/messages.ts";

/** What a form of several steps says by itself, and what it says of its draft. */
export const wizardMessages = defineMessages({
  en: {
    previous: "Previous",
    next: "Next",
    submit: "Submit",
    draftKept: "We kept your draft from {date}",
    goOn: "You can go on where you stopped.",
    startOver: "Start over",
    startOverQuestion: "Start over?",
    deleteDraft: "Delete draft and start over",
    keepDraft: "Keep my draft",
    otherSaved:
      "The other version was saved on {date}. Nothing from this tab has been saved since. Which one do you want to go on with?",
    showOther: "Show the other version",
    keepThis: "Go on with this one",
    saved: "Saved",
    /** Before another sentence. */
    savedSentence: "Saved.",
    notSaved: "Not saved yet",
    notSavedSignedOut: "Not saved yet. You are signed out: sign in in another tab, and we save it.",
    notSavedFailing: "Not saved yet. It is safe here while this tab is open, and we keep trying.",
    notSavedKept:
      "Not sent yet. It is kept on this device and goes out by itself when the connection is back.",
  },
  sw: {
    previous: "Rudi",
    next: "Endelea",
    submit: "Tuma",
    draftKept: "Tumekuhifadhia rasimu yako ya {date}",
    goOn: "Unaweza kuendelea ulipoachia.",
    startOver: "Anza upya",
    startOverQuestion: "Ungependa kuanza upya?",
    deleteDraft: "Futa rasimu na uanze upya",
    keepDraft: "Baki na rasimu yangu",
    otherSaved:
      "Rasimu nyingine ilihifadhiwa {date}. Tangu hapo hakuna kilichohifadhiwa kutoka kichupo hiki. Ungependa kuendelea na ipi?",
    showOther: "Onyesha rasimu nyingine",
    keepThis: "Endelea na hii",
    saved: "Imehifadhiwa",
    savedSentence: "Imehifadhiwa.",
    notSaved: "Bado haijahifadhiwa",
    notSavedSignedOut:
      "Bado haijahifadhiwa. Umeondoka kwenye akaunti: ingia kwenye kichupo kingine, nasi tutaihifadhi.",
    notSavedFailing:
      "Bado haijahifadhiwa. Iko salama hapa kichupo hiki kikiwa wazi, nasi tunaendelea kujaribu.",
    notSavedKept: "Bado haijatumwa. Imehifadhiwa kwenye kifaa hiki, na itatumwa yenyewe mtandao ukirudi.",
  },
});
