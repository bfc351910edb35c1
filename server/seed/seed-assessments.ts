import type { AssessmentQuestion } from "#contract/recruitment/assessments.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { assessmentInvitations } from "#server/recruitment/assessments/assessments.table.ts";
import { listAssessments, questionsOf } from "#server/recruitment/assessments/bank.queries.ts";
import { insertStandardAssessments } from "#server/recruitment/assessments/bank.service.ts";
import { nairobiTime } from "./content/dates.ts";
import { required } from "./required.ts";

/** An application that has come to its assessment. */
export interface AssessedApplication {
  applicationId: string;
  /** Account of the person in HR who sends it. */
  hrId: string;
}

const minute = 60_000;

/** Right but for every fourth question. */
const answersTo = (questions: AssessmentQuestion[]): Record<string, string[]> =>
  Object.fromEntries(
    questions.map(({ id, right, options }, index) => [
      id,
      index % 4 === 3 ? options.filter((option) => !right.includes(option)).slice(0, 1) : right,
    ]),
  );

/**
 * Gives an organisation the standard questions, and sends one assessment to each of these applications: the first
 * candidate has done it, the others have days left.
 */
export async function seedAssessments(
  scope: OrganisationScope,
  applications: readonly AssessedApplication[],
  today: Date,
): Promise<void> {
  await insertStandardAssessments(scope);
  const byName = new Map((await listAssessments(scope)).map((one) => [one.name, one]));
  const { id, name, instructions, minutes, passMark } = required(byName, "Credit and loans");
  const questions = await questionsOf(scope, id);
  const sentAt = nairobiTime(today, 2, 10, 0);
  for (const [index, { applicationId, hrId }] of applications.entries()) {
    const startedAt = new Date(sentAt.getTime() + 300 * minute);
    const attempt = {
      startedAt,
      endsAt: new Date(startedAt.getTime() + minutes * minute),
      finishedAt: new Date(startedAt.getTime() + 22 * minute),
      answers: answersTo(questions),
    };
    await scope.insert(assessmentInvitations, {
      id: newId(),
      applicationId,
      name,
      instructions,
      minutes,
      passMark,
      questions,
      sentBy: hrId,
      sentAt,
      dueAt: nairobiTime(today, -4, 0, 0),
      ...(index === 0 ? attempt : {}),
    });
  }
}
