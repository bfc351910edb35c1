import { z } from "zod";
import { anyOf, defineList, reference, yesOrNo } from "../core/list.ts";
import { educationLevel } from "./applications.ts";
import { candidateTag } from "./candidate-tag.ts";
import { employmentTypes } from "./jobs.ts";

/** The state of a candidate in an organisation (specification 001, section 4). */
export const candidateStatuses = ["active", "shortlisted", "suspense", "rejected"] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

/** The organisation's candidates, newest first; the page shows the active ones where its address names no group. */
export const candidateList = defineList({
  name: "candidates",
  pageSize: 20,
  search: true,
  filters: {
    status: anyOf(candidateStatuses, { atOnce: 1 }),
    /** `true`: who was imported, applied since or not. */
    imported: yesOrNo(),
    /** `true`: who has applied without a vacancy. */
    general: yesOrNo(),
    /** `true`: who works at the organisation. */
    internal: yesOrNo(),
    /** Who has this tag. */
    tagId: reference(),
  },
});

/**
 * A person who applied to the organisation or whom it imported; what they do and ask for is from their latest application,
 * or else from the CV that was imported.
 */
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
  /** Those of them that are not decided yet. */
  openApplications: z.number().int(),
  /** How well the latest application fits its job, whole percent; null without one. */
  matchScore: z.number().int().nullable(),
  latestApplication: z.object({ id: z.uuid(), jobTitle: z.string() }).nullable(),
  /** When the organisation imported the person, and where it had them from; null for people who applied. */
  imported: z.object({ at: z.iso.datetime(), source: z.string() }).nullable(),
  /** Their general application; null without one. What the latest application does not say is from it. */
  general: z
    .object({
      id: z.uuid(),
      /** When it was sent, changed or renewed last. */
      at: z.iso.datetime(),
      departments: z.array(z.string()),
      types: z.array(z.enum(employmentTypes)),
      words: z.string(),
      /** Name of the CV that came with it; null without one. */
      cvName: z.string().nullable(),
    })
    .nullable(),
  /** The CV that the organisation imported of the person; applications have their own. */
  importedCv: z.object({ name: z.string() }).nullable(),
  /** Works at the organisation: has the account, address or number of somebody in its team, or says so in the latest application. */
  internal: z.boolean(),
  /** Has no account in which to erase their data, so that HR does it when they ask. */
  erasable: z.boolean(),
  /** In the order of the alphabet. */
  tags: z.array(candidateTag),
  /** A rejection whose mail has not left yet, and until when it can be undone; null otherwise. */
  undoUntil: z.iso.datetime().nullable(),
});
export type HrCandidate = z.infer<typeof hrCandidate>;

/** How many candidates the organisation has, in all, imported and by status; statuses that nobody has are 0. */
export const candidateCounts = z.object({
  total: z.number().int(),
  imported: z.number().int(),
  /** Who has applied without a vacancy. */
  general: z.number().int(),
  /** Who works at the organisation. */
  internal: z.number().int(),
  statuses: z.array(z.object({ status: z.enum(candidateStatuses), count: z.number().int() })),
});
export type CandidateCounts = z.infer<typeof candidateCounts>;

/** What staff decide on a person of the candidate database. */
export const candidateDecisions = ["shortlisted", "suspense", "rejected"] as const;
export type CandidateDecision = (typeof candidateDecisions)[number];

/** How long a rejection waits: until then nothing has left the organisation, and it can be undone. */
export const undoSeconds = 60;

export const candidateStatusChange = z.object({
  status: z.enum(candidateDecisions),
  /** A rejection also rejects the person's applications that are not decided yet. */
  withApplications: z.boolean().default(false),
  /** The status that the person was looking at; another one answers `stale`. */
  expectedStatus: z.enum(candidateStatuses).optional(),
});
export type CandidateStatusChange = z.input<typeof candidateStatusChange>;

/** What a decision came to. */
export const candidateDecided = z.object({
  status: z.enum(candidateStatuses),
  /** The mail to the person: on its way, waiting until the decision can be undone no more, or none. */
  mail: z.enum(["sent", "waiting", "none"]),
  undoUntil: z.iso.datetime().nullable(),
});
export type CandidateDecided = z.infer<typeof candidateDecided>;

/** What the applications of the candidates listed come to: the latest of each counts. */
export const candidateAnalysis = z.object({
  /** Candidates listed. */
  total: z.number().int(),
  /** Those of them who have applied. */
  applied: z.number().int(),
  /** Mean of their match scores, whole percent; null where nobody has applied. */
  averageMatch: z.number().int().nullable(),
  /** How many of them match by `strongMatch` percent and more. */
  strong: z.number().int(),
  /** The skills that most of them name, most common first. */
  topSkills: z.array(z.object({ skill: z.string(), count: z.number().int() })),
  /** Who matches best, strong or not. */
  best: z.object({ id: z.uuid(), name: z.string(), matchScore: z.number().int() }).nullable(),
});
export type CandidateAnalysis = z.infer<typeof candidateAnalysis>;

/** Percent from which a match is called strong. */
export const strongMatch = 70;
