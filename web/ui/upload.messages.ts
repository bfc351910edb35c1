import { defineMessages } from "#contract/core/messages.ts";

/** The field for a file. */
export const uploadMessages = defineMessages({
  en: {
    remove: "Remove {name}",
    chooseFile: "Choose a file",
    /** Begins with a space for who has a mouse; `at most` follows. */
    dropFile: "or drop it here, ",
    atMost: "at most {size}",
  },
  sw: {
    remove: "Ondoa {name}",
    chooseFile: "Chagua faili",
    dropFile: "au iburute hapa, ",
    atMost: "isizidi {size}",
  },
});
