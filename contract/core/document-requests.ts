import { z } from "zod";
import { attemptKey, oneLine, plannedDay } from "./fields.ts";

/** Characters of a note for the other side. */
export const maxNote = 2000;
export const shortNote = z.string().trim().max(maxNote).optional();

const dueDate = z.union([plannedDay, z.literal("")]).optional();

/** A document to ask somebody for. */
export const newDocumentRequest = z.object({ key: attemptKey, title: oneLine, note: shortNote, dueDate });
export type NewDocumentRequest = z.infer<typeof newDocumentRequest>;

/**
 * What staff say of a document that came: it will do, or it is asked for once more, with the reason.
 * @param empty what the form says of a missing reason
 */
export const documentReviewOf = (empty: string) =>
  z.discriminatedUnion("decision", [
    z.object({ decision: z.literal("accept") }),
    z.object({
      decision: z.literal("ask_again"),
      note: z.string().trim().min(1, empty).max(maxNote),
      dueDate,
    }),
  ]);

/** `returned`: it came, and was asked for once more. */
const documentStates = ["open", "received", "accepted", "returned", "cancelled"] as const;
export type DocumentState = (typeof documentStates)[number];

/** A document that was asked for, as both sides see it. */
export const documentRequest = z.object({
  id: z.uuid(),
  title: z.string(),
  note: z.string().nullable(),
  dueDate: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  state: z.enum(documentStates),
  receivedAt: z.iso.datetime().nullable(),
  file: z.object({ name: z.string(), type: z.string(), bytes: z.number().int() }).nullable(),
});
export type DocumentRequest = z.infer<typeof documentRequest>;
