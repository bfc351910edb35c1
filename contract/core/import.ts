import { z } from "zod";
import { calendarDay, oneLine } from "./fields.ts";
import { defineList } from "./list.ts";
import { mediaTypes } from "./media-types.ts";

/** Rows of one file, without its headings. */
export const maxImportRows = 5_000;
export const maxImportColumns = 50;

/** What a file may have that brings along what an organisation has in another system: its members, contacts, books. */
export const largeImport = { rows: 100_000, bytes: 20 * 1024 * 1024 } as const;

/** Hours after which a file that nobody went on with is deleted. */
export const abandonedImportHours = 24;

/** What can be imported. A domain adds its own, with its fields and its calls. */
export const importKinds = [
  "candidates",
  "members",
  "payments",
  "monthly_figures",
  "transactions",
  "interactions",
  "loans",
] as const;
export type ImportKind = (typeof importKinds)[number];

export const importMediaTypes = [mediaTypes.csv, mediaTypes.xlsx] as const;

/** One thing that a row of a file may say. */
export interface ImportField {
  name: string;
  /** As people read it, and as the heading of the template. */
  label: string;
  hint?: string;
  /** Read, but not worth a column when the rows are looked at. */
  unseen?: true;
  /** Of the fields that need the same, at least one has to have a column: `name`, `contact`. */
  needs?: string;
  /** Headings that mean it too, in lower case with single spaces; the label is one already. */
  aliases: readonly string[];
}

/** From the file to its end: `uploaded` waits for a person; what was made by an import that has ended can be undone. */
export const importStates = ["uploaded", "running", "done", "cancelled", "failed", "undone"] as const;

/** What an import is made of: rows of a table, or documents that were read one by one. */
export const importItems = ["rows", "documents"] as const;

/** One import, as its history shows it. */
export const importSummary = z.object({
  id: z.uuid(),
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  fileName: z.string(),
  items: z.enum(importItems),
  /** Rows of the file, without its headings; or documents. */
  rows: z.int(),
  /** Rows worked through so far; the three counts below add up to it. */
  processed: z.int(),
  created: z.int(),
  duplicates: z.int(),
  invalid: z.int(),
  /** Where the data comes from, in the words of whoever started it. */
  source: z.string(),
  /** Who started it, or uploaded the file; null when the account is gone. */
  by: z.string().nullable(),
  /** The day that the rows are about, where a file has one; null for others. */
  asOf: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Why it ended early; empty unless it failed. */
  failure: z.string(),
  /** What its undoing took away and what had to stay; null unless it was undone. */
  undo: z
    .object({
      at: z.iso.datetime(),
      removed: z.int(),
      kept: z.int(),
      /** Why they stay; empty when none does. */
      reason: z.string(),
    })
    .nullable(),
});
export type ImportSummary = z.infer<typeof importSummary>;

/** The imports of one kind, newest first. */
export const importList = defineList({ pageSize: 20 });

/** The columns of an uploaded file, and what each is taken for. */
export const importColumns = z.object({
  columns: z.array(z.object({ heading: z.string(), examples: z.array(z.string()) })),
  /** For each field the place of its column, from 0; a field without one is left out. */
  mapping: z.record(z.string(), z.int()),
});
export type ImportColumns = z.infer<typeof importColumns>;

/** Which column each field is read from. */
export const importMapping = z.object({
  mapping: z.record(
    z.string().max(40),
    z
      .int()
      .min(0)
      .max(maxImportColumns - 1),
  ),
});

/** A row as it would be imported. */
export const importCheckRow = z.object({
  /** Its number in the file, as a spreadsheet counts. */
  row: z.int(),
  /** By field. */
  values: z.record(z.string(), z.string()),
  /** What is wrong, by field; empty when nothing is. */
  problems: z.record(z.string(), z.string()),
  duplicate: z.boolean(),
  /** What would be made of it, where the row itself does not say; else empty. */
  becomes: z.string(),
  /** Whether somebody said by hand what it is for. */
  assigned: z.boolean(),
});
export type ImportCheckRow = z.infer<typeof importCheckRow>;

/** What an import would do. */
export const importCheck = z.object({
  ready: z.int(),
  duplicates: z.int(),
  invalid: z.int(),
  /** The first rows of the file. */
  first: z.array(importCheckRow),
  /** Rows that would be left out because something in them is wrong, the first fifty. */
  wrong: z.array(importCheckRow),
  /** Rows of which somebody said by hand what they are for. */
  assigned: z.array(importCheckRow),
});
export type ImportCheck = z.infer<typeof importCheck>;

/** What who starts an import states about its data (Data Protection Act 2019, sections 28 and 29). */
export const importStart = z.object({
  source: oneLine,
  /** The day that the rows are about, for a file that has one. */
  asOf: calendarDay.optional(),
  informed: z.boolean().refine((told) => told, "Please confirm this to go on"),
});
