import { defineMessages } from "#contract/core/messages.ts";

/** What is being done of a long work on a file. */
export const workMessages = defineMessages({
  en: {
    uploading: "Uploading your file",
    uploaded: "{sent} of {total}",
    waiting: "Waiting for its turn",
    done: "Done",
  },
  sw: {
    uploading: "Faili yako inapakiwa",
    uploaded: "{sent} kati ya {total}",
    waiting: "Inasubiri zamu yake",
    done: "Sawa",
  },
});
