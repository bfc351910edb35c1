import type {
  AssessmentInput,
  AssessmentQuestionInput,
  NewAssessmentInvitation,
} from "#contract/recruitment/assessments.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import type { TestApp } from "./test-app.ts";

/** A sum worth 4 points. */
export const sumQuestion = {
  topic: "Loans",
  kind: "number",
  text: "A member has deposits of KSh 80,000 and may borrow three times as much. How much is it?",
  right: ["240000"],
  points: 4,
} satisfies AssessmentQuestionInput;

/** A question in the candidate's own words, worth 6 points. */
export const wordsQuestion = {
  topic: "Members",
  kind: "text",
  text: "A member shouts at you. What do you say?",
  points: 6,
  guidance: "Listens first.",
} satisfies AssessmentQuestionInput;

export const assessmentOf = (
  questionIds: string[],
  values: Partial<AssessmentInput> = {},
): AssessmentInput => ({
  name: "First round",
  instructions: "Have a calculator at hand.",
  minutes: 30,
  passMark: 60,
  questionIds,
  ...values,
});

/**
 * An assessment of a sum and a question in own words, as somebody in HR puts it together.
 * @returns its id and those of its questions
 */
export async function createAssessment(app: TestApp, token: string) {
  const { assessments } = app.as(token);
  const sum = await assessments.createQuestion({ body: sumQuestion });
  const words = await assessments.createQuestion({ body: wordsQuestion });
  const { id } = await assessments.create({ body: assessmentOf([sum.id, words.id]) });
  return { id, sum: sum.id, words: words.id };
}

/** What is sent: to be begun within three days. */
export const invitationTo = (assessmentId: string): NewAssessmentInvitation => ({
  assessmentId,
  dueDate: nairobiDayAfter(new Date(), 3),
});
