import { defineMessages } from "../core/messages.ts";

/** Why an application was not confirmed, as the applicant reads it. The keys are the codes of `rejectionReasons`. */
export const rejectionReasonMessages = defineMessages({
  en: {
    id_unreadable: "The picture of your ID or passport cannot be read.",
    id_expired: "Your ID or passport has expired.",
    id_mismatch: "What you filled in differs from what your ID or passport says.",
    photo_unclear: "Your passport photo does not show your face clearly.",
    face_mismatch: "Your passport photo and the photo on your ID could not be matched.",
    kra_mismatch: "The KRA PIN certificate cannot be read, or it does not carry your name and PIN.",
    registry_mismatch: "The national registry of persons does not confirm your details.",
    details_missing: "Details that we need are missing.",
    already_member: "You are registered with us already.",
    not_eligible: "Our by-laws do not allow us to admit you.",
  },
  sw: {
    id_unreadable: "Picha ya kitambulisho au pasipoti yako haisomeki.",
    id_expired: "Kitambulisho au pasipoti yako imepitwa na muda wake.",
    id_mismatch: "Ulichojaza kinatofautiana na kilicho kwenye kitambulisho au pasipoti yako.",
    photo_unclear: "Picha yako ya pasipoti haionyeshi uso wako vizuri.",
    face_mismatch:
      "Picha yako ya pasipoti na picha iliyo kwenye kitambulisho chako hazikuweza kulinganishwa.",
    kra_mismatch: "Cheti cha KRA PIN hakisomeki, au hakina jina na PIN yako.",
    registry_mismatch: "Sajili ya kitaifa ya watu haithibitishi taarifa zako.",
    details_missing: "Kuna taarifa tunazohitaji ambazo hazipo.",
    already_member: "Tayari umesajiliwa kwetu.",
    not_eligible: "Sheria zetu ndogo hazituruhusu kukupokea.",
  },
});
