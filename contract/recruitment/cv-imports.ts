import { z } from "zod";
import { importStart, largeImport } from "../core/import.ts";
import { maxEmail, maxLine, maxPhone } from "../core/limits.ts";
import { anyOf, defineList, yesOrNo } from "../core/list.ts";
import { educationLevel } from "./applications.ts";
import { duplicateReasons } from "./duplicates.ts";
import { resumeNotices } from "./resume.ts";

/** CVs of one import. */
export const maxImportedCvs = 500;

/** Bytes of one archive of CVs; what it unpacks to is bounded by the number and the size of its CVs. */
export const maxCvArchiveBytes = largeImport.bytes;

/** Imports of CVs that an organisation may have open at a time: their files are people's data that nobody uses yet. */
export const maxOpenCvImports = 5;

/** Days after which an import of CVs that nobody finished is deleted with its files. */
export const cvImportDays = 7;

/**
 * What becomes of a file: `waiting` is read soon; `ready` would be imported; `incomplete` lacks something; `known` is a
 * candidate already; `repeated` is the person of an earlier file; `unreadable` is no CV; `left_out` was left out by hand.
 */
export const cvStandings = [
  "waiting",
  "ready",
  "incomplete",
  "known",
  "repeated",
  "unreadable",
  "left_out",
] as const;
export type CvStanding = (typeof cvStandings)[number];

/** The files of an import in the order in which they came. */
export const cvFileList = defineList({
  pageSize: 25,
  filters: {
    standing: anyOf(cvStandings, { atOnce: 1 }),
    /** `true`: those that look like somebody else, too. */
    similar: yesOrNo(),
  },
});

/** The imports of CVs that are open, newest first. */
export const openCvImportList = defineList({ pageSize: 20, filters: {} });

/** What an import of CVs is called, by the folder or archive that it came from. */
export const newCvImport = z.object({ name: z.string().trim().max(maxLine).default("") });

/** An import of CVs that nobody has finished. */
export const cvImport = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Who began it; null when the account is gone. */
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When it is deleted, unless it is finished. */
  expiresAt: z.iso.datetime(),
  files: z.int(),
});
export type CvImport = z.infer<typeof cvImport>;

/** An open import of CVs and how far it is. */
export const cvImportState = cvImport.extend({
  /** How many files stand how; standings that no file has are 0. */
  standings: z.array(z.object({ standing: z.enum(cvStandings), count: z.int() })),
  /** Those that would be imported and look like somebody else. */
  similar: z.int(),
  /** Archives that are being unpacked. */
  unpacking: z.int(),
});
export type CvImportState = z.infer<typeof cvImportState>;

/** Where a file came from within its folder or archive. */
export const cvFilePlace = z.object({ path: z.string().max(1000).default("") });

/** What became of an upload. */
export const uploadedCv = z.object({
  id: z.uuid(),
  /** The same bytes are in this import already: nothing was added. */
  repeated: z.boolean(),
  /** Why it cannot be read; empty where nothing is wrong so far. */
  problem: z.string(),
});

/** Somebody whom a file may be, too. */
const similarPerson = z.object({
  name: z.string(),
  reasons: z.array(z.enum(duplicateReasons)),
  /** The candidate; null for another file of this import. */
  candidateId: z.uuid().nullable(),
  /** The other file; null for a candidate. */
  file: z.string().nullable(),
});

/** One file of an import: what was read, what is missing, and who else it may be. */
export const cvImportFile = z.object({
  id: z.uuid(),
  /** Its path in the folder or archive. */
  name: z.string(),
  bytes: z.int(),
  /** SHA-256 of its bytes, in hexadecimal: who uploads a folder again need not send it twice. */
  digest: z.string(),
  standing: z.enum(cvStandings),
  version: z.int(),
  values: z.object({ name: z.string(), email: z.string(), phone: z.string(), location: z.string() }),
  /** What is wrong with the values, by field. */
  problems: z.record(z.string(), z.string()),
  /** Why the file cannot be read; empty where it can. */
  problem: z.string(),
  similar: z.array(similarPerson),
  /** What the reader found beside that; null while it has not been read. */
  found: z
    .object({
      positions: z.array(z.object({ position: z.string(), company: z.string() })),
      experience: z.string(),
      education: educationLevel.nullable(),
      skills: z.array(z.string()),
      notices: z.array(z.enum(resumeNotices)),
    })
    .nullable(),
});
export type CvImportFile = z.infer<typeof cvImportFile>;

/** An open import of CVs, how far it is, and a page of its files: one look, for all of them tell how each one stands. */
export const cvImportLook = cvImportState.extend({
  listed: z.object({ rows: z.array(cvImportFile), total: z.int() }),
});
export type CvImportLook = z.infer<typeof cvImportLook>;

/** What a person corrects of a file. What is wrong with it then is said in the answer, and keeps it from being imported. */
export const cvFileChange = z.object({
  /** Of the file that the person was looking at; another one answers `stale`. */
  version: z.int(),
  name: z.string().trim().max(maxLine).optional(),
  email: z.string().trim().max(maxEmail).optional(),
  phone: z.string().trim().max(maxPhone).optional(),
  location: z.string().trim().max(maxLine).optional(),
  leftOut: z.boolean().optional(),
});
export type CvFileChange = z.input<typeof cvFileChange>;

/** What who finishes an import of CVs states about its people. */
export const cvImportFinish = importStart.omit({ asOf: true });

/** What a finished import of CVs came to; it is in the history of imports under the same id. */
export const finishedCvImport = z.object({ id: z.uuid(), created: z.int() });

/** Digests of the files that an import has, all of them. */
export const cvDigests = z.array(z.string());
