import type { AssessmentQuestion } from "#contract/recruitment/assessments.ts";

/** Questions under what they are about, topics by their names. */
export const byTopic = (questions: readonly AssessmentQuestion[]) =>
  [...Map.groupBy(questions, ({ topic }) => topic)]
    .map(([topic, about]) => ({ topic, questions: about }))
    .sort((one, other) => one.topic.localeCompare(other.topic));
