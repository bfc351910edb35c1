import { type Rating, type ScorecardInput, scorecardCriteria } from "#contract/recruitment/scorecards.ts";

/** A scorecard in favour, with the same rating throughout. */
export const scorecardOf = (rating: Rating): ScorecardInput => ({
  ratings: Object.fromEntries(
    scorecardCriteria.map((criterion) => [criterion, rating]),
  ) as ScorecardInput["ratings"],
  recommendation: "yes",
});
