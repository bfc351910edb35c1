import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { anyOf, defineList } from "../core/list.ts";
import { mailStates } from "./outbox.ts";

/** Mail and SMS of the organisation, newest first. */
export const outgoingList = defineList({
  pageSize: 50,
  search: true,
  filters: { state: anyOf(mailStates) },
});

/**
 * A mail or SMS on its way out of the organisation. Its text goes the moment that it is sent, so that only to whom,
 * about what and how far it came can be shown.
 */
export const outgoingMessage = z.object({
  id: z.uuid(),
  to: z.string(),
  /** Subject of a mail; of an SMS what it is about, as a code: `campaign.message`. */
  about: z.string(),
  state: z.enum(mailStates),
  queuedAt: z.iso.datetime(),
  /** When it was taken by the next server, kept or given up; null while it waits. */
  doneAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed; null if none did. */
  lastError: z.string().nullable(),
});
export type OutgoingMessage = z.infer<typeof outgoingMessage>;

const listed = {
  method: "GET",
  access: "staff",
  query: outgoingList.query,
  answer: z.array(outgoingMessage),
  paged: true,
} as const;

export const communicationCalls = {
  mails: defineCall({
    ...listed,
    path: "/api/workspace/communications/mails",
    summary: "The organisation's outgoing mail: all of it for the owner, otherwise that of one's own desk",
  }),
  sms: defineCall({
    ...listed,
    path: "/api/workspace/communications/sms",
    summary: "The organisation's outgoing SMS: all of it for the owner, otherwise that of one's own desk",
  }),
};
