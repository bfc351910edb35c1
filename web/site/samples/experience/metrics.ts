/** How many gave each answer: index 0 counts the answer 0. */
export type Histogram = readonly number[];

function total(answers: Histogram): number {
  return answers.reduce((sum, count) => sum + count, 0);
}

/** Counts one more answer. */
export function withAnswer(answers: Histogram, answer: number): number[] {
  return answers.map((count, value) => (value === answer ? count + 1 : count));
}

/**
 * Satisfaction from answers of 1 to 5: the average, and the share of 4 and 5 in whole percent.
 * @returns nothing without an answer: no answers are no figure, not 0
 */
export function csatOf(
  answers: Histogram,
): { average: number; satisfied: number; answers: number } | undefined {
  const count = total(answers);
  if (count === 0) return undefined;
  const sum = answers.reduce((points, times, value) => points + times * value, 0);
  const satisfied = (answers[4] ?? 0) + (answers[5] ?? 0);
  return { average: sum / count, satisfied: Math.round((satisfied / count) * 100), answers: count };
}

/**
 * Net promoter score from answers of 0 to 10: the percentage of 9 and 10 less that of 0 to 6.
 * @returns nothing without an answer
 */
export function npsOf(
  answers: Histogram,
): { score: number; promoters: number; passives: number; detractors: number } | undefined {
  const count = total(answers);
  if (count === 0) return undefined;
  const promoters = total(answers.slice(9));
  const detractors = total(answers.slice(0, 7));
  return {
    score: Math.round(((promoters - detractors) / count) * 100),
    promoters,
    passives: count - promoters - detractors,
    detractors,
  };
}
