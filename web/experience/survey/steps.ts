import { surveyPath } from "#contract/experience/addresses.ts";
import type { SurveyVisit } from "#contract/experience/feedback.ts";
import type { Score, SurveyKind } from "#contract/experience/survey-scales.ts";

/** The questions with a scale, in their order; words and particulars come last. */
const scoreSteps = { full: ["csat", "nps", "ces"], nps: ["nps"] } as const satisfies Record<
  SurveyKind,
  readonly Score[]
>;

export const scoreStepsOf = (survey: SurveyKind): readonly Score[] => scoreSteps[survey];
export const lastStepOf = (survey: SurveyKind): number => scoreSteps[survey].length + 1;

/** Where a visitor is: one of the questions, or at the end. */
export type SurveyStep = number | "done";

/** The step that an address states: the first where it states none. */
export function readStep(text: string | null, survey: SurveyKind): SurveyStep {
  if (text === "done") return "done";
  const step = Number(text ?? 1);
  return Number.isInteger(step) && step >= 1 && step <= lastStepOf(survey) ? step : 1;
}

/** A step of a visit. Who has the address has what was answered so far. */
export const stepPath = (slug: string, visit: string, step: SurveyStep): string =>
  `${surveyPath(slug)}?visit=${visit}&step=${step}`;

const lowest = (scores: readonly (number | null)[], max: number) =>
  scores.some((score) => score !== null && score <= max);

/** Whether what was answered calls for an excuse. */
export const isLow = ({ csat, nps, ces }: SurveyVisit): boolean =>
  lowest([csat], 2) || lowest([nps], 6) || lowest([ces], 3);
