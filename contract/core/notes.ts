import { z } from "zod";
import { maxText } from "./limits.ts";

/** Someone of the team whom a note may name. */
export const colleague = z.object({ id: z.uuid(), fullName: z.string() });
export type Colleague = z.infer<typeof colleague>;

/** Most colleagues whom one note names. */
const maxMentions = 20;

/** Ids of the colleagues whom a note names; each is notified. */
export const mentionedIds = z.array(z.uuid()).max(maxMentions).default([]);

/** A note of the staff about something. Internal: whom it is about never sees it. */
export const newNote = z.object({
  notes: z.string().trim().min(1, "Write a note").max(maxText),
  mentions: mentionedIds,
});
export type NewNote = z.input<typeof newNote>;

/** What every line of a history has, whatever it is the history of. */
export const historyFields = {
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Name of the person; null for the product itself. */
  actor: z.string().nullable(),
  /** Internal: never shown to whom it is about. */
  notes: z.string().nullable(),
  /** Colleagues whom the note names with `@` and their name. */
  mentions: z.array(colleague),
};
