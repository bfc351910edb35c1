import { z } from "zod";
import { phone } from "../core/fields.ts";
import { says, textOf } from "../core/messages.ts";
import { workProgress } from "../core/progress.ts";
import { correctedReadingMessages } from "./resume.messages.ts";
import { readingLimits, totalLength } from "./text-limits.ts";

/** A month or day as read from a CV: `2018`, `2018-05` or `2018-05-01`. */
export const partialDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);

/**
 * What went wrong or wants attention while a CV was read. Answered and stored as these codes, which know no language:
 * whoever shows a reading says them in the words of its reader (web/recruitment/resume/resume.messages.ts).
 */
export const resumeNotices = [
  "scan",
  "two_columns",
  "unreadable_fonts",
  "nothing_found",
  "truncated",
] as const;
export type ResumeNotice = (typeof resumeNotices)[number];

/** How sure the reader is of a part, 0 (guess) to 1 (certain). */
const confidence = z.number().min(0).max(1);

export const resumeExperience = z.object({
  company: z.string(),
  position: z.string(),
  location: z.string().nullable(),
  startDate: partialDate.nullable(),
  endDate: partialDate.nullable(),
  current: z.boolean(),
  description: z.string(),
  confidence,
});

export const resumeEducation = z.object({
  institution: z.string(),
  /** The qualification as written: `Bachelor of Commerce (Finance)`, `KCSE`, `CPA(K)`. */
  qualification: z.string(),
  /** Level on the application form's scale; null for school certificates. */
  level: z.enum(["certificate", "diploma", "advanced_diploma", "degree", "masters", "phd"]).nullable(),
  /** Class or mean grade as written: `Second Class Upper`, `B+`. */
  grade: z.string().nullable(),
  startDate: partialDate.nullable(),
  endDate: partialDate.nullable(),
  confidence,
});

export const resumeReferee = z.object({
  name: z.string(),
  detail: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** How far the reading of a CV has come. */
export const resumeProgress = workProgress.extend({
  /** Which picture of a page is being recognised, which takes seconds each; null while the text itself is read. */
  page: z.object({ number: z.number().int(), of: z.number().int() }).nullable(),
});
export type ResumeProgress = z.infer<typeof resumeProgress>;

/** What the reader found in a CV. Nothing of it is submitted before its owner has seen it. */
export const parsedResume = z.object({
  personalInfo: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    /** E.164: `+254712345678`. */
    phone: z.string().nullable(),
    address: z.string().nullable(),
  }),
  experience: z.array(resumeExperience),
  education: z.array(resumeEducation),
  skills: z.array(z.string()),
  summary: z.string(),
  referees: z.array(resumeReferee),
  /** Per field of personalInfo and per section. */
  confidence: z.object({
    name: confidence,
    email: confidence,
    phone: confidence,
    address: confidence,
    experience: confidence,
    education: confidence,
    skills: confidence,
    summary: confidence,
  }),
  notices: z.array(z.enum(resumeNotices)),
  pages: z.number().int(),
});
export type ParsedResume = z.infer<typeof parsedResume>;

/** What is read from a document of one page in which nothing is found. */
export const emptyReading: ParsedResume = {
  personalInfo: { name: null, email: null, phone: null, address: null },
  experience: [],
  education: [],
  skills: [],
  summary: "",
  referees: [],
  confidence: {
    name: 0,
    email: 0,
    phone: 0,
    address: 0,
    experience: 0,
    education: 0,
    skills: 0,
    summary: 0,
  },
  notices: [],
  pages: 1,
};

const line = z.string().max(readingLimits.line);
const text = z.string().max(readingLimits.text);

/** A reading as its owner may correct it: within limits. What was kept before there were any is still answered. */
export const correctedReading = parsedResume.extend({
  personalInfo: z.object({
    name: line.nullable(),
    email: line.nullable(),
    phone: phone.nullable(),
    address: line.nullable(),
  }),
  experience: z
    .array(
      resumeExperience.extend({
        company: line,
        position: line,
        location: line.nullable(),
        description: text,
      }),
    )
    .max(readingLimits.experience)
    .refine(
      (entries) => totalLength(entries.map((entry) => entry.description)) <= readingLimits.descriptions,
      says(
        textOf(correctedReadingMessages, (t) => t.shorterDescriptions({ count: readingLimits.descriptions })),
      ),
    ),
  education: z
    .array(resumeEducation.extend({ institution: line, qualification: line, grade: line.nullable() }))
    .max(readingLimits.education),
  skills: z.array(line).max(readingLimits.skills),
  summary: text,
  referees: z
    .array(resumeReferee.extend({ name: line, detail: text, phone: line.nullable(), email: line.nullable() }))
    .max(readingLimits.referees),
  notices: parsedResume.shape.notices.max(resumeNotices.length),
});
