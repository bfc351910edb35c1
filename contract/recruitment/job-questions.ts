import { z } from "zod";
import { oneLine } from "../core/fields.ts";
import { says, textOf } from "../core/messages.ts";
import { applicationFormMessages } from "./application-form.messages.ts";

/** How an own question of a job is answered. */
export const questionKinds = ["short", "long", "choice", "yes_no"] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The answers to a question of the kind `yes_no`, as they are sent and kept. */
export const yesOrNo = ["yes", "no"] as const;

/** How much a job may ask, and how much may be answered. */
export const questionLimits = {
  questions: 20,
  id: 100,
  text: 300,
  choices: 20,
  choice: 200,
  /** Of one application; a draft keeps those to questions that were taken back. */
  answers: 100,
  answer: 2_000,
  shortAnswer: 200,
} as const;

const id = z
  .string()
  .regex(/^[\w-]+$/)
  .max(questionLimits.id);
/** Blank choices are left out, and the same one is offered once. */
const choices = z
  .array(z.string().trim().max(questionLimits.choice))
  .max(questionLimits.choices)
  .transform((texts) => [...new Set(texts.filter((text) => text !== ""))]);

/** A question of a job's own, as candidates are asked it. */
export const askedQuestion = z.object({
  id,
  text: oneLine.max(questionLimits.text),
  kind: z.enum(questionKinds),
  required: z.boolean(),
  /** What a `choice` is made of; empty for any other kind. */
  choices: z.array(z.string()),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** The answers that a question allows; null where anything may be written. */
export const possibleAnswers = ({ kind, choices }: Pick<AskedQuestion, "kind" | "choices">) =>
  kind === "choice" ? choices : kind === "yes_no" ? yesOrNo : null;

/** A question as HR sets it. */
export const jobQuestion = askedQuestion
  .extend({
    choices: choices.default([]),
    /** Answers that mark an application for HR to look at. They never reject anybody. */
    knockOut: choices.default([]),
  })
  .refine(({ kind, choices: offered }) => kind !== "choice" || offered.length > 1, {
    path: ["choices"],
    message: "Please give at least two choices.",
  });
export type JobQuestion = z.output<typeof jobQuestion>;

/** A question without what does not belong to its kind, such as the choices of one that is answered freely now. */
export function withoutUnused(question: JobQuestion): JobQuestion {
  const offered = question.kind === "choice" ? question.choices : [];
  const possible: readonly string[] = possibleAnswers({ ...question, choices: offered }) ?? [];
  return {
    ...question,
    choices: offered,
    knockOut: question.knockOut.filter((answer) => possible.includes(answer)),
  };
}

/** The own questions of a job, in their order. */
export const jobQuestions = z
  .array(jobQuestion)
  .max(questionLimits.questions)
  .refine(
    (questions) => new Set(questions.map((one) => one.id)).size === questions.length,
    "Two questions have the same id.",
  );

/** What was answered, by the question's id; a question that was left open is missing or empty. */
export const questionAnswers = z
  .record(z.string().max(questionLimits.id), z.string().trim().max(questionLimits.answer))
  .refine((answers) => Object.keys(answers).length <= questionLimits.answers, "Too many answers.");
export type QuestionAnswers = z.infer<typeof questionAnswers>;

/** A question as it was asked, with what was answered. */
export const givenAnswer = z.object({
  question: z.string(),
  kind: z.enum(questionKinds),
  /** `yes` or `no` where that was asked. */
  answer: z.string(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

const refusals = {
  required: says(textOf(applicationFormMessages, (t) => t.questionRequired)),
  choice: says(textOf(applicationFormMessages, (t) => t.questionChoice)),
  tooLong: says(
    textOf(applicationFormMessages, (t) => t.questionTooLong({ count: questionLimits.shortAnswer })),
  ),
};

function refusalOf(question: AskedQuestion, answer: string): string | null {
  if (answer === "") return question.required ? refusals.required : null;
  const possible: readonly string[] | null = possibleAnswers(question);
  if (possible && !possible.includes(answer)) return refusals.choice;
  return question.kind === "short" && answer.length > questionLimits.shortAnswer ? refusals.tooLong : null;
}

/** What is wrong with the answers to a job's questions, by the question's id; empty when nothing is. */
export function wrongAnswers(
  questions: readonly AskedQuestion[],
  answers: QuestionAnswers = {},
): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const wrong = refusalOf(question, (answers[question.id] ?? "").trim());
      return wrong === null ? [] : [[question.id, wrong]];
    }),
  );
}
