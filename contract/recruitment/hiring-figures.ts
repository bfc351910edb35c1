import { z } from "zod";
import { reportPeriod } from "../core/period.ts";
import { applicationSources } from "./application-source.ts";

/** Bands of the match score that a report counts by: 0-9, 10-19 and so on, the last one up to 100. */
export const scoreBands = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const;

/** The highest score of the band that begins with `from`. */
export const endOfBand = (from: number): number => (from === 90 ? 100 : from + 9);

/** How long something took, over all cases. */
const duration = z.object({
  cases: z.number().int(),
  /** Days, to a tenth; null without a case. */
  averageDays: z.number().min(0).nullable(),
  medianDays: z.number().min(0).nullable(),
});
export type Duration = z.infer<typeof duration>;

/** How long hiring took in a period, how well its applications match, and who interviewed how much. */
export const hiringFigures = z.object({
  ...reportPeriod.shape,
  /** From an application to its acceptance, of the applications sent in the period. */
  timeToHire: duration,
  /** From the opening of a job to the first acceptance of an applicant, of the jobs first filled in the period. */
  timeToFill: duration,
  /** Offers that were sent in the period, and what became of them until now. */
  offers: z.object({
    sent: z.number().int(),
    waiting: z.number().int(),
    accepted: z.number().int(),
    declined: z.number().int(),
    expired: z.number().int(),
    withdrawn: z.number().int(),
    /** Whole percent of those that were answered or expired; null without any. */
    acceptanceRate: z.number().int().nullable(),
  }),
  /** Applications of the period by match score, the lowest band first. */
  scores: z.array(
    z.object({ from: z.number().int(), applications: z.number().int(), hired: z.number().int() }),
  ),
  /** Where the applications of the period came from and how far they got, the source with most first. */
  sources: z.array(
    z.object({
      source: z.enum(applicationSources),
      /** What the shared link called itself; null for every other source. */
      sourceName: z.string().nullable(),
      applications: z.number().int(),
      /** Chosen for an interview, or moved on beyond that. */
      shortlisted: z.number().int(),
      /** With an interview that has begun and was not called off. */
      interviewed: z.number().int(),
      /** Accepted by now. */
      hired: z.number().int(),
    }),
  ),
  interviews: z.object({
    /** Interviews of the period that have begun, each once however many interviewed. */
    held: z.number().int(),
    /** Interviews of the period that are still to come. */
    ahead: z.number().int(),
    /** Who interviewed or will, most first. */
    interviewers: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        held: z.number().int(),
        ahead: z.number().int(),
        /** Hours of their interviews, both held and ahead. */
        hours: z.number().min(0),
      }),
    ),
  }),
});
export type HiringFigures = z.infer<typeof hiringFigures>;
