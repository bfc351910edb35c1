import { defineMessages } from "#contract/core/messages.ts";

/** What is said around a candidate's own applications. */
export const ownApplicationMessages = defineMessages({
  en: {
    /** Subject of a message that begins a conversation. */
    about: "About {title}",
    withdrawnBefore: "You have withdrawn your application for this position. It cannot be sent again.",
    decided: "This application has already been decided.",
    noDocumentsClosed: "This application was closed. It takes no more documents.",
    noDocumentsWithdrawn: "This application was withdrawn. It takes no more documents.",
    chooseFile: "Choose a file.",
    noCv: "This application came without a CV.",
  },
  sw: {
    about: "Kuhusu {title}",
    withdrawnBefore: "Uliondoa ombi lako la nafasi hii. Haliwezi kutumwa tena.",
    decided: "Uamuzi kuhusu ombi hili umeshafanywa.",
    noDocumentsClosed: "Ombi hili limefungwa. Halipokei hati zaidi.",
    noDocumentsWithdrawn: "Ombi hili liliondolewa. Halipokei hati zaidi.",
    chooseFile: "Chagua faili.",
    noCv: "Ombi hili lilikuja bila CV.",
  },
});
