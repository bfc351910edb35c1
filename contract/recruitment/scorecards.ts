import { z } from "zod";
import { shortNote } from "../core/document-requests.ts";

/** What every candidate is rated on, in this order. */
export const scorecardCriteria = [
  "job_knowledge",
  "problem_solving",
  "communication",
  "customer_care",
  "integrity",
  "motivation",
] as const;
export type ScorecardCriterion = (typeof scorecardCriteria)[number];

export const criterionLabels: Record<ScorecardCriterion, { label: string; hint: string }> = {
  job_knowledge: { label: "Knowledge of the work", hint: "Knows what this job needs every day." },
  problem_solving: { label: "Solving problems", hint: "Thinks in steps, and checks figures." },
  communication: { label: "Communication", hint: "Listens, answers clearly, writes plainly." },
  customer_care: { label: "Care for members", hint: "Puts the member's need first, also under pressure." },
  integrity: { label: "Integrity", hint: "Honest about money, mistakes and limits." },
  motivation: { label: "Motivation", hint: "Wants this work, at this SACCO." },
};

/** How well somebody did, from 1 point to 4. There is no middle to hide in. */
export const ratings = ["weak", "fair", "good", "strong"] as const;
export type Rating = (typeof ratings)[number];

export const ratingLabels: Record<Rating, string> = {
  weak: "1 Weak",
  fair: "2 Fair",
  good: "3 Good",
  strong: "4 Strong",
};

export const pointsOf = (rating: Rating): number => ratings.indexOf(rating) + 1;

/** What an author advises, all in all. */
export const recommendations = ["strong_no", "no", "yes", "strong_yes"] as const;
export type Recommendation = (typeof recommendations)[number];

export const recommendationLabels: Record<Recommendation, string> = {
  strong_no: "Strongly against",
  no: "Against",
  yes: "In favour",
  strong_yes: "Strongly in favour",
};

const rating = z.enum(ratings, "Choose a rating");

/** One rating for each criterion. */
export const criterionRatings = z.object(
  Object.fromEntries(scorecardCriteria.map((name) => [name, rating])) as Record<
    ScorecardCriterion,
    typeof rating
  >,
);
export type CriterionRatings = z.infer<typeof criterionRatings>;

/** What one person of the team thinks of a candidate. */
export const scorecardInput = z.object({
  ratings: criterionRatings,
  recommendation: z.enum(recommendations, "Choose what you recommend"),
  /** What was seen or heard that the ratings rest on. */
  note: shortNote,
});
export type ScorecardInput = z.input<typeof scorecardInput>;

export const scorecard = z.object({
  id: z.uuid(),
  /** Name of who gave it; null once they left the platform. */
  author: z.string().nullable(),
  ratings: criterionRatings,
  recommendation: z.enum(recommendations),
  note: z.string().nullable(),
  givenAt: z.iso.datetime(),
  /** When its author last changed it; null if never. */
  changedAt: z.iso.datetime().nullable(),
});
export type Scorecard = z.infer<typeof scorecard>;

/** All scorecards that one may see, taken together. */
export const scorecardSummary = z.object({
  count: z.number().int(),
  /** How many advise in favour. */
  inFavour: z.number().int(),
  /** Mean points from 1 to 4, over all criteria. */
  overall: z.number(),
  criteria: z.array(z.object({ criterion: z.enum(scorecardCriteria), mean: z.number() })),
});
export type ScorecardSummary = z.infer<typeof scorecardSummary>;

/** The scorecards of an application, as far as the person who asks may see them. */
export const scorecardFile = z.object({
  /** One's own; null before one gave it. */
  own: scorecard.nullable(),
  /** Those of others, oldest first; empty until one gave one's own or the application is decided. */
  others: z.array(scorecard),
  /** How many there are that one does not see yet. */
  hidden: z.number().int(),
  /** Null while any is hidden, or there is none. */
  summary: scorecardSummary.nullable(),
  /** Whether one may give or change one's own. */
  mayGive: z.boolean(),
});
export type ScorecardFile = z.infer<typeof scorecardFile>;
