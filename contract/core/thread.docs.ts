import { exampleId } from "./core.docs.ts";
import { describeSchema } from "./documentation.ts";
import { newReply } from "./thread.ts";

/** Of whatever carries an `attemptKey`. */
export const attemptKeyField = [
  "Chosen by the caller, the same for every attempt at one submission: a repeat does nothing more.",
  "7c1f0e52-9d4b-4a6e-8a55-0f9b6b1c2d3e",
] as const;

/** Of every message of a thread: see `threadMessage`. */
export const threadMessageFields = {
  id: ["Id of the message.", exampleId],
  author: ["Who wrote it; null when the account is gone.", "Amina Hassan"],
  subject: ["Its subject.", "Your interview on Tuesday"],
  body: ["Its text.", "Dear Wanjiku, ..."],
  sentAt: ["When it was sent.", "2026-11-20T09:00:00.000Z"],
  readAt: ["When the other side first opened it; null until then.", null],
} as const;

export const threadDocs = [
  describeSchema(newReply, "NewReply", "What the other side answers.", {
    key: attemptKeyField,
    body: ["The text.", "Thank you, I will be there."],
  }),
];
