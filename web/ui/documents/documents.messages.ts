import { defineMessages } from "#contract/core/messages.ts";

/** A document that somebody was asked for, as both sides read of it. */
export const documentMessages = defineMessages({
  en: {
    /** Where the request stands. */
    open: "Waiting for it",
    received: "Received",
    accepted: "Accepted",
    returned: "Asked for again",
    cancelled: "No longer needed",
    /** Until when it is wanted. */
    wasDue: "Was due on {date}. You can still send it.",
    dueBy: "Please by {date}",
    openFile: "Open",
    openNamed: "Open {name} in a new tab",
    another: "Upload another file",
    wrongType: "Please choose a PDF, JPG or PNG file.",
    tooLarge: "The file is larger than 5 MB.",
    empty: "This file is empty. Check that you chose the right one.",
    chooseFirst: "Choose a file first.",
    uploaded: "Document uploaded",
    fileFor: "File for {title}",
    fileHint: "PDF, JPG or PNG, at most 5 MB",
    upload: "Upload Documents",
    uploadNamed: "Upload Documents: {title}",
  },
  sw: {
    open: "Inasubiriwa",
    received: "Imepokelewa",
    accepted: "Imekubaliwa",
    returned: "Imeombwa tena",
    cancelled: "Haihitajiki tena",
    wasDue: "Siku ya mwisho ilikuwa {date}. Bado unaweza kuituma.",
    dueBy: "Tafadhali tuma kufikia {date}",
    openFile: "Fungua",
    openNamed: "Fungua {name} kwenye kichupo kipya",
    another: "Pakia faili nyingine",
    wrongType: "Tafadhali chagua faili ya PDF, JPG au PNG.",
    tooLarge: "Faili ni kubwa kuliko MB 5.",
    empty: "Faili hii haina chochote. Hakikisha umechagua faili sahihi.",
    chooseFirst: "Chagua faili kwanza.",
    uploaded: "Hati imepakiwa",
    fileFor: "Faili ya {title}",
    fileHint: "PDF, JPG au PNG, isiyozidi MB 5",
    upload: "Pakia hati",
    uploadNamed: "Pakia hati: {title}",
  },
});
