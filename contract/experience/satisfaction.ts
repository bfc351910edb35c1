import { z } from "zod";

/** Percent, to a tenth. */
export const percent = z.number().min(0).max(100);

/**
 * How satisfied those were who answered. Without an answer there is no figure, which is not the same as 0, and scales
 * are never mixed.
 */
export const satisfaction = z.object({
  csat: z.object({
    answers: z.int(),
    /** From 1 to 5, to a hundredth. */
    average: z.number().min(1).max(5).nullable(),
    /** Share of answers that are 4 or 5. */
    satisfied: percent.nullable(),
  }),
  nps: z.object({
    answers: z.int(),
    /** Share of 9 and 10 less the share of 0 to 6, from -100 to 100. */
    score: z.number().min(-100).max(100).nullable(),
    promoters: z.int(),
    passives: z.int(),
    detractors: z.int(),
  }),
  ces: z.object({
    answers: z.int(),
    /** From 1 to 7, to a hundredth. */
    average: z.number().min(1).max(7).nullable(),
  }),
});
export type Satisfaction = z.infer<typeof satisfaction>;

/** How long members waited for a first answer, in minutes in which the office is open. */
export const responseTime = z.object({
  /** Members who turned to the SACCO and got an answer. */
  answered: z.int(),
  /** Null before anybody was answered. */
  averageMinutes: z.int().min(0).nullable(),
  medianMinutes: z.int().min(0).nullable(),
});
export type ResponseTime = z.infer<typeof responseTime>;
