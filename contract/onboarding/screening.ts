import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { oneLine, pastDay } from "../core/fields.ts";
import { fileErrors } from "../core/file-errors.ts";
import { type ImportField, importMediaTypes } from "../core/import.ts";
import { maxLine, maxUploadBytes } from "../core/limits.ts";
import { defineList } from "../core/list.ts";
import { caseReference, checkAccess } from "./checks.ts";

/** Lists of one organisation, and rows of one of them. */
export const maxScreeningLists = 20;
export const maxScreeningEntries = 100_000;
/** Hits that an answer holds, the strongest first. */
export const maxScreeningHits = 50;
/** Names of one entry that are looked for: its own and its aliases. */
export const maxEntryNames = 20;

/** What a file of entries may say of each. */
export const screeningFields: readonly ImportField[] = [
  {
    name: "name",
    label: "Name",
    needs: "who",
    aliases: ["full name", "names", "individual", "person", "jina"],
  },
  {
    name: "aliases",
    label: "Aliases",
    aliases: ["alias", "aka", "also known as", "other names"],
    hint: "Separated by ;",
  },
  {
    name: "idNumber",
    label: "ID number",
    needs: "who",
    aliases: ["national id", "id no", "id", "kitambulisho"],
  },
  { name: "passport", label: "Passport", needs: "who", aliases: ["passport number", "passport no"] },
  { name: "kraPin", label: "KRA PIN", needs: "who", aliases: ["pin", "tax number"] },
  { name: "dateOfBirth", label: "Date of birth", aliases: ["dob", "birth date", "born"] },
  { name: "remarks", label: "Remarks", aliases: ["reason", "notes", "remark", "listed for", "designation"] },
];

/** People whom the organisation itself does not take in, or people whom others name. */
export const screeningListKinds = ["screening", "blocklist"] as const;

/** A list that people are screened against. */
export const screeningList = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(screeningListKinds),
  /** Where it comes from, in the words of whoever uploaded it. */
  source: z.string(),
  /** The day of the list itself; null where it was not said. */
  listedAt: z.iso.date().nullable(),
  entries: z.int(),
  /** Rows that say neither a name nor a number. */
  skipped: z.int(),
  /** False while its rows are being written, and where that broke off: such a list is not looked at, and goes after a day. */
  complete: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null when the account is gone. */
  createdBy: z.string().nullable(),
  /** Members who were looked for in it since it came. */
  screened: z.int(),
  /** When the last of them was; null while that goes on. */
  screenedAt: z.iso.datetime().nullable(),
  /** Members whom it flags, and whom nobody has looked into yet. */
  flagged: z.int(),
});
export type ScreeningList = z.infer<typeof screeningList>;

export const screeningListInput = z.object({
  name: oneLine,
  kind: z.enum(screeningListKinds).optional(),
  source: oneLine,
  listedAt: pastDay.optional(),
  /** The list that goes once this one is there. */
  replaces: z.uuid().optional(),
});

/** A file to look at: nothing is said of it. */
export const screeningPreviewInput = z.object({});

/** Rows of a file that an answer names. */
export const maxNamedRows = 20;

/** What a file would become, before it is uploaded as a list. */
export const screeningPreview = z.object({
  entries: z.int(),
  skipped: z.int(),
  /** The first rows that say neither a name nor a number. */
  skippedRows: z.array(z.int()),
  /** What its columns are read as. */
  fields: z.array(z.string()),
  /** Headings of columns that are left unread. */
  unread: z.array(z.string()),
});
export type ScreeningPreview = z.infer<typeof screeningPreview>;

export const screeningLists = defineList({ pageSize: 20 });

const number = z.string().trim().max(40).optional();

export const screeningQuestion = z
  .object({
    fullName: z.string().trim().max(maxLine).optional(),
    dateOfBirth: z.string().trim().max(40).optional(),
    idNumber: number,
    passport: number,
    kraPin: number,
    reference: caseReference.optional(),
  })
  .refine(({ fullName, idNumber, passport, kraPin }) => fullName || idNumber || passport || kraPin, {
    path: ["fullName"],
    error: "Please give a name or a number",
  });
export type ScreeningQuestion = z.output<typeof screeningQuestion>;

/** Why an entry may be meant, or may not, and how staff read it. */
export const screeningReasons = {
  number: "The same number",
  exact_name: "The same name",
  fuzzy_name: "The same name but for a small difference",
  phonetic_name: "A name that sounds the same",
  other_name: "The number is the same, the name is another",
  same_birth_date: "The same date of birth",
  near_birth_date: "Nearly the same date of birth",
  other_birth_date: "Another date of birth",
} as const;
export type ScreeningReason = keyof typeof screeningReasons;

/** An entry that a person has to look at. */
export const screeningHit = z.object({
  list: screeningList.pick({ id: true, name: true, kind: true, source: true, listedAt: true }),
  entry: z.object({
    /** Its row in the file. */
    row: z.int(),
    names: z.array(z.string()),
    dateOfBirth: z.string(),
    numbers: z.array(z.string()),
    remarks: z.string(),
  }),
  /** 0 to 1: it orders hits, and decides nothing. */
  score: z.number().min(0).max(1),
  reasons: z.array(
    z.object({ code: z.enum(Object.keys(screeningReasons) as [ScreeningReason]), words: z.string() }),
  ),
});
export type ScreeningHit = z.infer<typeof screeningHit>;

export const screeningResult = z.object({
  /** How many lists were looked at, and how many entries they hold. */
  lists: z.int(),
  entries: z.int(),
  /** The strongest first. */
  hits: z.array(screeningHit),
  /** There are more hits than these. */
  more: z.boolean(),
});
export type ScreeningResult = z.infer<typeof screeningResult>;

const params = z.object({ id: z.uuid() });
const path = "/api/screening-lists";

const listFile = {
  accepts: importMediaTypes,
  maxBytes: maxUploadBytes,
  description: `CSV, or XLSX of which the first sheet is read, with at most ${maxScreeningEntries} rows. Headings: ${screeningFields.map(({ label }) => label).join(", ")}; other columns are left unread.`,
} as const;
const listFileErrors = [...fileErrors, "file_too_complex", "unavailable"] as const;

export const screeningCalls = {
  screenPerson: defineCall({
    method: "POST",
    path: "/api/screen-person",
    summary: "Look for a person in the lists of the organisation. Gives no verdict: a person clears each hit",
    ...checkAccess,
    body: screeningQuestion,
    answer: screeningResult,
    perMinute: 60,
  }),
  screeningLists: {
    list: defineCall({
      method: "GET",
      path,
      summary: "The lists that people are screened against, newest first",
      ...checkAccess,
      query: screeningLists.query,
      answer: z.array(screeningList),
      paged: true,
    }),
    preview: defineCall({
      method: "POST",
      path: `${path}/preview`,
      summary: "Look at what a file would become as a list. Nothing is kept",
      access: { role: "onboarding" },
      form: { fields: screeningPreviewInput, files: { file: listFile } },
      answer: screeningPreview,
      perMinute: 20,
      errors: [...listFileErrors],
    }),
    create: defineCall({
      method: "POST",
      path,
      summary:
        "Upload a list of people to screen against, also in place of an earlier one. All members are looked for in it",
      access: { role: "onboarding" },
      form: {
        fields: screeningListInput,
        files: { file: listFile },
      },
      answer: screeningList,
      status: 201,
      perMinute: 10,
      errors: ["conflict", "not_found", ...listFileErrors],
    }),
    remove: defineCall({
      method: "DELETE",
      path: `${path}/:id`,
      summary: "Remove a list with its entries",
      access: { role: "onboarding" },
      params,
      answer: z.void(),
      allowedAfterTrial: true,
    }),
  },
};
