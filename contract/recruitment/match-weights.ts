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
