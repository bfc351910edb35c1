import { z } from "zod";

/** The parts of a match score. `text`: how much of the whole advert the person's own words speak of. */
export const matchPartNames = ["skills", "experience", "education", "title", "text"] as const;
export type MatchPartName = (typeof matchPartNames)[number];

const share = z.int().min(0).max(100);

/** What each part counts for, percent; together 100. */
export const matchWeights = z
  .object({ skills: share, experience: share, education: share, title: share, text: share })
  .refine((weights) => totalWeight(weights) === 100, "The five parts have to add up to 100");
export type MatchWeights = z.infer<typeof matchWeights>;

/** What the parts add up to. */
export const totalWeight = (weights: Record<MatchPartName, number>): number =>
  matchPartNames.reduce((sum, name) => sum + weights[name], 0);

/** For jobs that say nothing else. */
export const defaultMatchWeights: MatchWeights = {
  skills: 35,
  experience: 25,
  education: 15,
  title: 15,
  text: 10,
};

/** How applications to a job are scored. */
export const jobMatch = z.object({
  weights: z.object(matchWeights.shape),
  /** Whether the job has weights of its own. */
  own: z.boolean(),
  /** Applications whose scores are being renewed. */
  renewing: z.int(),
});
export type JobMatch = z.infer<typeof jobMatch>;

/** Weights for a job; null for the usual ones. */
export const jobMatchInput = z.object({ weights: matchWeights.nullable() });

/** How an application matches its job, as the candidate is told: in words, without a number. */
export const ownMatch = z.object({
  parts: z.array(
    z.object({
      name: z.enum(matchPartNames),
      level: z.enum(["strong", "partly", "little"]),
      /** In the job's own words; empty where there is nothing to name. */
      matched: z.array(z.string()),
      missing: z.array(z.string()),
    }),
  ),
});
export type OwnMatch = z.infer<typeof ownMatch>;
