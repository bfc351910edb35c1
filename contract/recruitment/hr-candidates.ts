import { z } from "zod";
import { anyOf, defineList, yesOrNo } from "../core/list.ts";
import { educationLevel } from "./applications.ts";

/** The state of a candidate in an organisation (specification 001, section 4). */
export const candidateStatuses = ["active", "shortlisted", "suspense", "rejected"] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

/** The organisation's candidates, newest first; a page shows the active ones unless it is asked for others. */
export const candidateList = defineList({
  name: "candidates",
  pageSize: 20,
  search: true,
  filters: {
    status: anyOf(candidateStatuses, { atOnce: 1, preset: ["active"] }),
    /** `true`: who was imported, applied since or not. */
    imported: yesOrNo(),
  },
});

/** A person who applied to the organisation or whom it imported; what they do and ask for is from their latest application. */
export const hrCandidate = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  status: z.enum(candidateStatuses),
  workExperiences: z.array(z.object({ position: z.string(), company: z.string() })),
  /** How long they have worked, all positions together: `6.5 years`; empty when nothing says it. */
  experience: z.string(),
  education: educationLevel.nullable(),
  skills: z.array(z.string()),
  salaryExpectation: z.string().nullable(),
  /** The day they can start. */
  availability: z.iso.date().nullable(),
  /** Applications to this organisation. */
  applicationsCount: z.number().int(),
  latestApplication: z.object({ id: z.uuid(), jobTitle: z.string() }).nullable(),
  /** When the organisation imported the person, and where it had them from; null for people who applied. */
  imported: z.object({ at: z.iso.datetime(), source: z.string() }).nullable(),
});
export type HrCandidate = z.infer<typeof hrCandidate>;

/** How many candidates the organisation has, in all, imported and by status; statuses that nobody has are 0. */
export const candidateCounts = z.object({
  total: z.number().int(),
  imported: z.number().int(),
  statuses: z.array(z.object({ status: z.enum(candidateStatuses), count: z.number().int() })),
});
export type CandidateCounts = z.infer<typeof candidateCounts>;
