import type { AssessmentQuestion } from "#contract/recruitment/assessments.ts";
import { readNumber } from "#contract/recruitment/read-number.ts";

const inHalves = (points: number): number => Math.round(points * 2) / 2;

/**
 * Points that an answer brings by itself, in halves; null for one in the candidate's own words, which somebody reads.
 * Of several right options each counts the same, and a wrong one takes away what a right one brings.
 */
export function pointsFor(
  { kind, right, tolerance, points }: AssessmentQuestion,
  answer: readonly string[],
): number | null {
  if (kind === "text") return answer.length === 0 ? 0 : null;
  if (kind === "number") {
    const given = readNumber(answer[0] ?? "");
    const wanted = readNumber(right[0] ?? "");
    if (given === null || wanted === null) return 0;
    // A hair more than the tolerance: 0.3 - 0.1 is not 0.2.
    return Math.abs(given - wanted) <= tolerance + 1e-9 * Math.max(1, Math.abs(wanted)) ? points : 0;
  }
  const chosen = new Set(answer);
  const hits = right.filter((option) => chosen.has(option)).length;
  const wrong = chosen.size - hits;
  return inHalves((points * Math.max(0, hits - wrong)) / right.length);
}

/** What is known of the points of an assessment that is done. */
export interface Score {
  /** By the order of the questions; null for what nobody has marked yet. */
  reached: (number | null)[];
  total: number;
  points: number;
  /** Whole percent; null until everything is marked. */
  percent: number | null;
}

/**
 * The points of an assessment: what staff gave, else what the answer brings by itself.
 * @param marks points by id of the question, as staff gave them
 */
export function scoreOf(
  questions: readonly AssessmentQuestion[],
  answers: Readonly<Record<string, string[]>>,
  marks: Readonly<Record<string, number>>,
): Score {
  const reached = questions.map(
    (question) => marks[question.id] ?? pointsFor(question, answers[question.id] ?? []),
  );
  const total = reached.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const points = questions.reduce((sum, one) => sum + one.points, 0);
  const percent = reached.includes(null) ? null : Math.round((total / points) * 100);
  return { reached, total, points, percent };
}
