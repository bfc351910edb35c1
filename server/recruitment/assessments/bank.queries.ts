import { and, asc, eq } from "drizzle-orm";
import type { Assessment, AssessmentQuestion } from "#contract/recruitment/assessments.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { assessmentItems, assessmentQuestions, assessments } from "./assessments.table.ts";

const { id, topic, kind, text, options, right, tolerance, points, guidance } = assessmentQuestions;
export const questionFields = { id, topic, kind, text, options, right, tolerance, points, guidance };

/** The questions of the bank, by topic, within one in the order in which they were written. */
export function bankQuestions(scope: OrganisationScope): Promise<AssessmentQuestion[]> {
  return scope
    .select(questionFields, assessmentQuestions)
    .orderBy(asc(topic), asc(assessmentQuestions.createdAt), asc(id));
}

/** Joins the question of an item. */
const questionOfItem = and(
  eq(assessmentQuestions.organisationId, assessmentItems.organisationId),
  eq(assessmentQuestions.id, assessmentItems.questionId),
);

/** The questions of each assessment in their order, and what each brings. */
function itemsOf(scope: OrganisationScope) {
  const { assessmentId, questionId, position, organisationId } = assessmentItems;
  return scope
    .select({ assessmentId, questionId, points }, assessmentItems)
    .innerJoin(assessmentQuestions, questionOfItem)
    .orderBy(asc(organisationId), asc(assessmentId), asc(position));
}

/** The assessments of an organisation, by name. */
export async function listAssessments(scope: OrganisationScope): Promise<Assessment[]> {
  const { name, instructions, minutes, passMark } = assessments;
  const rows = await scope
    .select({ id: assessments.id, name, instructions, minutes, passMark }, assessments)
    .orderBy(asc(name), asc(assessments.id));
  const items = Map.groupBy(await itemsOf(scope), (item) => item.assessmentId);
  return rows.map((row) => {
    const own = items.get(row.id) ?? [];
    return {
      ...row,
      questionIds: own.map((item) => item.questionId),
      points: own.reduce((sum, item) => sum + item.points, 0),
    };
  });
}

/** Whole questions of an assessment, in the order in which they are asked. */
export function questionsOf(scope: OrganisationScope, assessmentId: string): Promise<AssessmentQuestion[]> {
  return scope
    .select(questionFields, assessmentItems, eq(assessmentItems.assessmentId, assessmentId))
    .innerJoin(assessmentQuestions, questionOfItem)
    .orderBy(asc(assessmentItems.position));
}
