import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { defineList } from "../core/list.ts";

export const mailStates = ["queued", "sent", "kept", "failed"] as const;

/** Mail or SMS of a demo, newest first. */
export const outboxList = defineList({ pageSize: 20 });

export const outboxMail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Files that go with it; their content in base64. */
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
  state: z.enum(mailStates),
  queuedAt: z.iso.datetime(),
  /** Why the last attempt failed; null if none did. */
  lastError: z.string().nullable(),
});

export const outboxSms = z.object({
  id: z.uuid(),
  to: z.string(),
  topic: z.string(),
  /** Empty once it is gone. */
  text: z.string(),
  /** As how many messages it is charged. */
  parts: z.number().int(),
  state: z.enum(mailStates),
  queuedAt: z.iso.datetime(),
  lastError: z.string().nullable(),
});

export const devCalls = {
  outbox: defineCall({
    method: "GET",
    path: "/api/dev/outbox",
    summary:
      "Mail that would have been sent. Exists only in a demo without an SMTP server: on this machine, elsewhere with DEMO=1",
    access: "public",
    query: outboxList.query,
    answer: z.array(outboxMail),
    paged: true,
  }),
  smsOutbox: defineCall({
    method: "GET",
    path: "/api/dev/sms-outbox",
    summary:
      "SMS that would have been sent. Exists only in a demo without SMS_URL: on this machine, elsewhere with DEMO=1",
    access: "public",
    query: outboxList.query,
    answer: z.array(outboxSms),
    paged: true,
  }),
};
