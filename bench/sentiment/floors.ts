import type { measureComments } from "./measure.ts";

/** A little below what is reached on the comments kept aside, so that a change that costs quality fails. */
const floors = {
  answered: 0.8,
  "macro F1 of those answered": 0.85,
  "negative recall": 0.9,
  "language right": 0.91,
  "topics, micro F1": 0.75,
};

/** What is below its floor, each as `answered 0.79 < 0.8`. */
export function belowFloors({ sentiment, language, topics }: ReturnType<typeof measureComments>): string[] {
  const reached: Record<keyof typeof floors, number> = {
    answered: sentiment.coverage,
    "macro F1 of those answered": sentiment.macroF1,
    "negative recall": sentiment.classes.find(({ name }) => name === "negative")?.recall ?? 0,
    "language right": language.accuracy,
    "topics, micro F1": topics.microF1,
  };
  return Object.entries(floors)
    .filter(([name, floor]) => reached[name as keyof typeof floors] < floor)
    .map(([name, floor]) => `${name} ${reached[name as keyof typeof floors].toFixed(3)} < ${floor}`);
}
