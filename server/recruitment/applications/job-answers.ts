import { CodedError } from "#contract/core/errors.ts";
import { type JobQuestion, type QuestionAnswers, wrongAnswers } from "#contract/recruitment/job-questions.ts";
import type { KeptAnswer } from "./applications.table.ts";

/**
 * What is kept of the answers to a job's own questions: each question as it was asked, so that a later change of the
 * job changes nothing of it. Answers to what was not asked are left out.
 * @throws CodedError validation, at `answers.<id of the question>`
 */
export function answersOf(
  questions: readonly JobQuestion[],
  given: QuestionAnswers = {},
): { answers: KeptAnswer[]; flagged: boolean } {
  const wrong = Object.entries(wrongAnswers(questions, given));
  if (wrong.length > 0) {
    const fields = wrong.map(([id, message]) => [`answers.${id}`, message]);
    throw new CodedError("validation", undefined, Object.fromEntries(fields));
  }
  const answers = questions.flatMap(({ id: questionId, text: question, kind, knockOut }) => {
    const answer = given[questionId];
    return answer ? [{ questionId, question, kind, answer, knockOut: knockOut.includes(answer) }] : [];
  });
  return { answers, flagged: answers.some(({ knockOut }) => knockOut) };
}
