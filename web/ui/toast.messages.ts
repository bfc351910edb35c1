import { defineMessages } from "#contract/core/messages.ts";

/** What a toast says by itself. */
export const toastMessages = defineMessages({
  en: {
    dismiss: "Dismiss",
    notifications: "Notifications",
  },
  sw: {
    dismiss: "Funga",
    notifications: "Arifa",
  },
});
