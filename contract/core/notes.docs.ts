import { exampleId } from "./core.docs.ts";
import { describeSchema } from "./documentation.ts";
import { colleague, newNote } from "./notes.ts";

/** Of whatever carries `mentionedIds`. */
export const mentionsField = [
  "Ids of the colleagues whom the note names with `@` and their name; each is notified.",
  [exampleId],
] as const;

/** Of every line of a history: see `historyFields`. */
export const historyEntryFields = {
  id: ["Id of the entry.", exampleId],
  at: ["When.", "2026-11-12T10:00:00.000Z"],
  actor: ["By whom, a person or an API token; null for the product itself.", "Amina Hassan"],
  mentions: ["Colleagues whom the note names."],
} as const;

export const notesDocs = [
  describeSchema(colleague, "Colleague", "Someone of the team whom a note may name.", {
    id: ["Id of the person.", exampleId],
    fullName: ["First and last name.", "Amina Hassan"],
  }),
  describeSchema(newNote, "NewNote", "A note of the staff.", {
    notes: ["Internal; whom it is about never sees it.", "@Amina Hassan: strong on appraisal."],
    mentions: mentionsField,
  }),
];
