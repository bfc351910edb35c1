import { defineMessages } from "../core/messages.ts";

/** What the form of a general application says of an answer that it refuses. */
export const generalFormMessages = defineMessages({
  en: {
    words: "Please say in a sentence or two what you are looking for",
    agree: "Please agree, so that the SACCO may keep your application",
  },
  sw: {
    words: "Tafadhali eleza kwa sentensi moja au mbili unachotafuta",
    agree: "Tafadhali toa idhini, ili SACCO iweze kuhifadhi ombi lako",
  },
});
