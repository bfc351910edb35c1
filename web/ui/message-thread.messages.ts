import { defineMessages } from "#contract/core/messages.ts";

export const messageThreadMessages = defineMessages({
  en: {
    label: "Messages",
    read: "Read {when}",
    unread: "Not read yet",
    empty: "Sent without a message.",
  },
  sw: {
    label: "Ujumbe",
    read: "Umesomwa {when}",
    unread: "Bado haujasomwa",
    empty: "Imetumwa bila ujumbe.",
  },
});
