import { type ApplicationStatus, isDecided } from "#contract/recruitment/applications.ts";
import {
  pointsOf,
  type Scorecard,
  type ScorecardSummary,
  scorecardCriteria,
} from "#contract/recruitment/scorecards.ts";

/** Nobody's opinion changes once the application is decided. */
export const mayGiveScorecard = (status: ApplicationStatus): boolean => !isDecided(status);

/**
 * Whether one sees what others think: after one's own scorecard, so that nobody follows whoever was first; and once
 * there is nothing left to influence.
 */
export const mayReadOthers = (status: ApplicationStatus, gaveOwn: boolean): boolean =>
  gaveOwn || isDecided(status);

const mean = (points: readonly number[]): number =>
  Math.round((points.reduce((sum, one) => sum + one, 0) / points.length) * 10) / 10;

/** All scorecards together; null without any. */
export function summaryOf(cards: readonly Scorecard[]): ScorecardSummary | null {
  if (cards.length === 0) return null;
  const pointsFor = (criterion: (typeof scorecardCriteria)[number]) =>
    cards.map(({ ratings }) => pointsOf(ratings[criterion]));
  return {
    count: cards.length,
    inFavour: cards.filter(({ recommendation }) => ["yes", "strong_yes"].includes(recommendation)).length,
    overall: mean(scorecardCriteria.flatMap(pointsFor)),
    criteria: scorecardCriteria.map((criterion) => ({ criterion, mean: mean(pointsFor(criterion)) })),
  };
}
