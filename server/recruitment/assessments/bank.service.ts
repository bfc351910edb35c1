import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { AuditAction } from "#contract/core/audit.ts";
import { CodedError } from "#contract/core/errors.ts";
import {
  type Assessment,
  type AssessmentBank,
  type AssessmentQuestion,
  type assessmentInput,
  assessmentLimits,
  type assessmentQuestionInput,
} from "#contract/recruitment/assessments.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { assessmentItems, assessmentQuestions, assessments } from "./assessments.table.ts";
import { bankQuestions, listAssessments, questionFields } from "./bank.queries.ts";
import { standardAssessments, standardQuestions } from "./standard-questions.ts";

type QuestionValues = z.output<typeof assessmentQuestionInput>;
type AssessmentValues = z.output<typeof assessmentInput>;

const record = (scope: OrganisationScope, staff: Staff, action: AuditAction, id: string) =>
  scope.audit(staff, { action, subject: action.split(".")[0] ?? "assessment", subjectId: id });

/** What a question keeps: nothing that does not belong to how it is answered. */
const stored = ({ guidance, ...question }: QuestionValues) => {
  const chosen = question.kind === "single_choice" || question.kind === "multiple_choice";
  const options = chosen ? question.options : [];
  return {
    ...question,
    options,
    right: question.kind === "text" ? [] : question.right.filter((one) => !chosen || options.includes(one)),
    tolerance: question.kind === "number" ? question.tolerance : 0,
    guidance: guidance || null,
  };
};

const describeBank = async (scope: OrganisationScope): Promise<AssessmentBank> => ({
  questions: await bankQuestions(scope),
  assessments: await listAssessments(scope),
});

/** The questions of an organisation and what they are put together to. */
export function getBank({ database }: Platform, staff: Staff): Promise<AssessmentBank> {
  return inOrganisation(database, staff.organisationId, describeBank);
}

/** @throws CodedError conflict when the bank is full */
export function createQuestion(
  { database }: Platform,
  staff: Staff,
  input: QuestionValues,
): Promise<AssessmentQuestion> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if ((await bankQuestions(scope)).length >= assessmentLimits.questions) {
      throw new CodedError("conflict", `The bank holds at most ${assessmentLimits.questions} questions.`);
    }
    const [row] = await scope.insert(assessmentQuestions, stored(input)).returning(questionFields);
    if (!row) throw new Error("A question was not inserted");
    await record(scope, staff, "assessment_question.saved", row.id);
    return row;
  });
}

/** @throws CodedError not_found */
export function updateQuestion(
  { database }: Platform,
  staff: Staff,
  id: string,
  input: QuestionValues,
): Promise<AssessmentQuestion> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const [row] = await scope
      .update(assessmentQuestions, stored(input), eq(assessmentQuestions.id, id))
      .returning(questionFields);
    if (!row) throw new CodedError("not_found");
    await record(scope, staff, "assessment_question.saved", id);
    return row;
  });
}

/** @throws CodedError not_found, conflict for a question that an assessment uses */
export function removeQuestion({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    // Locked, so that nobody puts it into an assessment meanwhile: its foreign key would wait for this row.
    const [row] = await scope
      .select({ id: assessmentQuestions.id }, assessmentQuestions, eq(assessmentQuestions.id, id))
      .for("update");
    if (!row) throw new CodedError("not_found");
    const uses = await scope
      .select({ name: assessments.name }, assessmentItems, eq(assessmentItems.questionId, id))
      .innerJoin(
        assessments,
        and(
          eq(assessments.organisationId, assessmentItems.organisationId),
          eq(assessments.id, assessmentItems.assessmentId),
        ),
      )
      .orderBy(assessments.name);
    if (uses.length > 0) {
      const names = uses.map(({ name }) => `“${name}”`).join(", ");
      throw new CodedError("conflict", `${names} asks this question. Take it out there first.`);
    }
    await scope.delete(assessmentQuestions, eq(assessmentQuestions.id, id));
    await record(scope, staff, "assessment_question.removed", id);
  });
}

/** @throws CodedError validation for questions that are not in the bank */
async function setItems(
  scope: OrganisationScope,
  assessmentId: string,
  questionIds: string[],
): Promise<void> {
  const known = await scope
    .select({ id: assessmentQuestions.id }, assessmentQuestions, inArray(assessmentQuestions.id, questionIds))
    .for("key share");
  if (known.length !== questionIds.length) {
    throw new CodedError("validation", undefined, {
      questionIds: "One of the questions is not in the bank any more. Choose again.",
    });
  }
  await scope.delete(assessmentItems, eq(assessmentItems.assessmentId, assessmentId));
  await scope.insert(
    assessmentItems,
    questionIds.map((questionId, position) => ({ assessmentId, questionId, position })),
  );
}

/** Runs `write`, which answers the id of what it wrote, and records it. @throws CodedError not_found, conflict, validation */
async function saved(
  { database }: Platform,
  staff: Staff,
  write: (scope: OrganisationScope) => Promise<string>,
): Promise<Assessment> {
  try {
    return await inOrganisation(database, staff.organisationId, async (scope) => {
      const id = await write(scope);
      await record(scope, staff, "assessment.saved", id);
      const row = (await listAssessments(scope)).find((one) => one.id === id);
      if (!row) throw new CodedError("not_found");
      return row;
    });
  } catch (error) {
    if (violatedUnique(error) !== "assessment_name") throw error;
    throw new CodedError("conflict", "Another assessment has this name.");
  }
}

const columnsOf = ({ questionIds: _, instructions, ...values }: AssessmentValues) => ({
  ...values,
  instructions: instructions || null,
});

/** @throws CodedError conflict for a name that another assessment has or too many of them, validation */
export const createAssessment = (platform: Platform, staff: Staff, input: AssessmentValues) =>
  saved(platform, staff, async (scope) => {
    if ((await listAssessments(scope)).length >= assessmentLimits.assessments) {
      throw new CodedError("conflict", `There can be ${assessmentLimits.assessments} assessments.`);
    }
    const id = newId();
    await scope.insert(assessments, { id, ...columnsOf(input) });
    await setItems(scope, id, input.questionIds);
    return id;
  });

/** @throws CodedError not_found, conflict for a name that another assessment has, validation */
export const updateAssessment = (platform: Platform, staff: Staff, id: string, input: AssessmentValues) =>
  saved(platform, staff, async (scope) => {
    const [row] = await scope
      .update(assessments, columnsOf(input), eq(assessments.id, id))
      .returning({ id: assessments.id });
    if (!row) throw new CodedError("not_found");
    await setItems(scope, id, input.questionIds);
    return id;
  });

/** @throws CodedError not_found */
export function removeAssessment({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const removed = await scope.delete(assessments, eq(assessments.id, id)).returning({ id: assessments.id });
    if (removed.length === 0) throw new CodedError("not_found");
    await record(scope, staff, "assessment.removed", id);
  });
}

/** Questions that most SACCOs ask and that are not in the bank. @throws CodedError conflict when it has no room for them */
async function addStandardQuestions(scope: OrganisationScope): Promise<void> {
  const there = await bankQuestions(scope);
  const texts = new Set(there.map(({ text }) => text));
  const missing = standardQuestions.filter(({ text }) => !texts.has(text));
  if (there.length + missing.length > assessmentLimits.questions) {
    throw new CodedError("conflict", `The bank holds at most ${assessmentLimits.questions} questions.`);
  }
  if (missing.length === 0) return;
  await scope.insert(
    assessmentQuestions,
    missing.map((question) => ({ id: newId(), ...question })),
  );
}

/**
 * Adds the questions that most SACCOs ask, and assessments of them. What the organisation has already, by its text or
 * name, stays as it is.
 * @returns ids of the assessments that were added
 * @throws CodedError conflict when the bank has no room for them
 */
export async function insertStandardAssessments(scope: OrganisationScope): Promise<string[]> {
  await addStandardQuestions(scope);
  const idByText = new Map((await bankQuestions(scope)).map(({ id, text }) => [text, id]));
  const names = new Set((await listAssessments(scope)).map(({ name }) => name));
  const added: string[] = [];
  for (const { topics, ...values } of standardAssessments) {
    if (names.has(values.name)) continue;
    const id = newId();
    await scope.insert(assessments, { id, ...values });
    const asked = standardQuestions.filter(({ topic }) => topics.includes(topic));
    await setItems(
      scope,
      id,
      asked.flatMap(({ text }) => idByText.get(text) ?? []),
    );
    added.push(id);
  }
  return added;
}

/** The same when somebody asks for it. @throws CodedError conflict when the bank has no room for them */
export function addStandardAssessments({ database }: Platform, staff: Staff): Promise<AssessmentBank> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    for (const id of await insertStandardAssessments(scope)) {
      await record(scope, staff, "assessment.saved", id);
    }
    return describeBank(scope);
  });
}
