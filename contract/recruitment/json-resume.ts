import { z } from "zod";
import { type ParsedResume, partialDate } from "./resume.ts";

/**
 * The parts of JSON Resume 1.0.0 (jsonresume.org/schema) that a CV reader can fill. Unknown properties are
 * left out rather than null, as the schema wants strings.
 */
export const jsonResume = z.object({
  $schema: z.string(),
  basics: z.object({
    name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    summary: z.string().optional(),
    location: z.object({ address: z.string() }).optional(),
  }),
  work: z.array(
    z.object({
      name: z.string(),
      position: z.string(),
      location: z.string().optional(),
      startDate: partialDate.optional(),
      /** Absent while the job lasts. */
      endDate: partialDate.optional(),
      highlights: z.array(z.string()),
    }),
  ),
  education: z.array(
    z.object({
      institution: z.string(),
      studyType: z.string(),
      startDate: partialDate.optional(),
      endDate: partialDate.optional(),
      score: z.string().optional(),
    }),
  ),
  skills: z.array(z.object({ name: z.string() })),
  references: z.array(z.object({ name: z.string(), reference: z.string() })),
  meta: z.object({ version: z.literal("v1.0.0") }),
});
export type JsonResume = z.infer<typeof jsonResume>;

const schemaAddress = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** A parsed CV in the JSON Resume 1.0.0 shape, for download. */
export function toJsonResume(parsed: ParsedResume): JsonResume {
  const { personalInfo } = parsed;
  return {
    $schema: schemaAddress,
    basics: {
      ...present({ name: personalInfo.name, email: personalInfo.email, phone: personalInfo.phone }),
      ...present({ summary: parsed.summary || null }),
      ...present({ location: personalInfo.address ? { address: personalInfo.address } : null }),
    },
    work: parsed.experience.map((job) => ({
      name: job.company,
      position: job.position,
      ...present({
        location: job.location,
        startDate: job.startDate,
        endDate: job.current ? null : job.endDate,
      }),
      highlights: job.description.split("\n").filter((line) => line.trim() !== ""),
    })),
    education: parsed.education.map((entry) => ({
      institution: entry.institution,
      studyType: entry.qualification,
      ...present({ startDate: entry.startDate, endDate: entry.endDate, score: entry.grade }),
    })),
    skills: parsed.skills.map((name) => ({ name })),
    references: parsed.referees.map((referee) => ({
      name: referee.name,
      reference: [referee.detail, referee.phone, referee.email].filter(Boolean).join(", "),
    })),
    meta: { version: "v1.0.0" },
  };
}

type Present<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The properties that are not null. */
function present<T extends Record<string, unknown>>(properties: T): Present<T> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null)) as Present<T>;
}
