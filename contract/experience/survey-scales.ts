/** The scales of the survey, both ends included. */
export const scales = {
  /** How satisfied somebody is: 4 and 5 count as satisfied. */
  csat: { min: 1, max: 5 },
  /** How likely somebody recommends the SACCO: 9 and 10 promote it, 0 to 6 speak against it. */
  nps: { min: 0, max: 10 },
  /** How easy it was: 1 very hard, 7 very easy. */
  ces: { min: 1, max: 7 },
} as const;
export type Score = keyof typeof scales;

export const feedbackLimits = { comment: 2_000, memberNumber: 40 } as const;

/** What a member is asked: all questions after a contact, or from time to time only whether they recommend the SACCO. */
export const surveyKinds = ["full", "nps"] as const;
export type SurveyKind = (typeof surveyKinds)[number];

/** Which question follows the scores; the last three where the effort is what it depends on. */
export const followUps = ["improve", "better", "praise", "hard", "easier", "easy"] as const;
export type FollowUp = (typeof followUps)[number];

const afterSatisfaction = ["improve", "better", "praise"] as const satisfies FollowUp[];
const afterEffort = ["hard", "easier", "easy"] as const satisfies FollowUp[];

/**
 * What follows the scores: what to mend after a low one, what is missing after a middling one, what was good otherwise.
 * The lowest decides; where that is the effort alone, the question is about the effort.
 */
export function followUpOf({ csat, nps, ces }: { [S in Score]?: number | null }): FollowUp | null {
  const satisfied = [
    csat == null ? null : csat <= 2 ? 0 : csat === 3 ? 1 : 2,
    nps == null ? null : nps <= 6 ? 0 : nps <= 8 ? 1 : 2,
  ].filter((level) => level !== null);
  const lowest = Math.min(...satisfied);
  const effort = ces == null ? Number.POSITIVE_INFINITY : ces <= 3 ? 0 : ces <= 5 ? 1 : 2;
  return (effort < lowest ? afterEffort[effort] : afterSatisfaction[lowest]) ?? null;
}
