import { defineMessages } from "#contract/core/messages.ts";

/** What dialogs say by themselves. */
export const dialogMessages = defineMessages({
  en: {
    close: "Close",
    done: "Done",
    cancel: "Cancel",
  },
  sw: {
    close: "Funga",
    done: "Sawa",
    cancel: "Ghairi",
  },
});
