import { defineMessages } from "#contract/core/messages.ts";

/** What somebody is refused who was asked for a document. */
export const documentRequestMessages = defineMessages({
  en: { notAsked: "This document is not asked for any more." },
  sw: { notAsked: "Hati hii haiombwi tena." },
});
