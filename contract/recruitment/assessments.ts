import { z } from "zod";
import { shortNote } from "../core/document-requests.ts";
import { attemptKey, oneLine, plannedDay } from "../core/fields.ts";
import { readNumber } from "./read-number.ts";

/** How a question of an assessment is answered. Only what is written freely waits for somebody to mark it. */
export const assessmentQuestionKinds = ["single_choice", "multiple_choice", "number", "text"] as const;
export type AssessmentQuestionKind = (typeof assessmentQuestionKinds)[number];

export const assessmentQuestionKindLabels: Record<AssessmentQuestionKind, string> = {
  single_choice: "One right option",
  multiple_choice: "Several right options",
  number: "A number",
  text: "Free text, marked by you",
};

export const assessmentLimits = {
  /** Of an organisation's bank. */
  questions: 300,
  assessments: 50,
  /** Of one assessment. */
  chosen: 60,
  topic: 60,
  text: 2_000,
  options: 10,
  option: 300,
  points: 20,
  minMinutes: 5,
  maxMinutes: 240,
  extraMinutes: 240,
  /** Of an answer in the candidate's own words. */
  answer: 5_000,
  /** Assessments that one application may be sent. */
  sent: 10,
} as const;

const option = z.string().trim().max(assessmentLimits.option);
/** Blank ones are left out, and the same one stands once. */
const options = z
  .array(option)
  .max(assessmentLimits.options)
  .transform((texts) => [...new Set(texts.filter((text) => text !== ""))]);

const questionFields = {
  /** What it is about, by which the bank is sorted: `Loans`. */
  topic: oneLine.max(assessmentLimits.topic),
  kind: z.enum(assessmentQuestionKinds, "Choose how it is answered"),
  text: z.string().trim().min(1, "Write the question").max(assessmentLimits.text),
  /** What can be chosen; empty for a number or a text. */
  options: options.default([]),
  /** The options that are right, or the one right number; empty for a text. */
  right: options.default([]),
  /** How far from the right number an answer may lie. */
  tolerance: z.number().min(0).max(1_000_000_000).default(0),
  points: z.number().int().min(1, "At least 1 point").max(assessmentLimits.points),
  /** What a good answer holds, for whoever marks a text. */
  guidance: shortNote,
};

type QuestionRule = (question: {
  kind: AssessmentQuestionKind;
  options: string[];
  right: string[];
}) => { path: "options" | "right"; message: string } | null;

/** What is wrong with how a question can be answered; null when nothing is. */
const wrongAnswers: QuestionRule = ({ kind, options: offered, right }) => {
  if (kind === "text") return null;
  if (kind === "number") {
    const isNumber = right.length === 1 && readNumber(right[0] ?? "") !== null;
    return isNumber ? null : { path: "right", message: "Enter the right number" };
  }
  if (offered.length < 2) return { path: "options", message: "Give at least two options" };
  const known = right.filter((one) => offered.includes(one));
  if (kind === "single_choice" && known.length !== 1) {
    return { path: "right", message: "Mark the one option that is right" };
  }
  return known.length > 0 ? null : { path: "right", message: "Mark the options that are right" };
};

/** A question for an organisation's bank. */
export const assessmentQuestionInput = z.object(questionFields).superRefine((question, context) => {
  const wrong = wrongAnswers(question);
  if (wrong) context.addIssue({ code: "custom", path: [wrong.path], message: wrong.message });
});
export type AssessmentQuestionInput = z.input<typeof assessmentQuestionInput>;

export const assessmentQuestion = z.object({
  id: z.uuid(),
  topic: z.string(),
  kind: z.enum(assessmentQuestionKinds),
  text: z.string(),
  options: z.array(z.string()),
  right: z.array(z.string()),
  tolerance: z.number(),
  points: z.number().int(),
  guidance: z.string().nullable(),
});
export type AssessmentQuestion = z.infer<typeof assessmentQuestion>;

/** Questions of the bank with the time for them, ready to be sent. */
export const assessmentInput = z.object({
  name: oneLine,
  /** What the candidate reads before beginning. */
  instructions: shortNote,
  minutes: z.number().int().min(assessmentLimits.minMinutes).max(assessmentLimits.maxMinutes),
  /** Percent of the points from which it counts as passed; null without such a line. It decides nothing by itself. */
  passMark: z.number().int().min(1).max(100).nullable().default(null),
  /** Questions of the bank, in the order in which they are asked. */
  questionIds: z
    .array(z.uuid())
    .min(1, "Choose at least one question")
    .max(assessmentLimits.chosen)
    .transform((ids) => [...new Set(ids)]),
});
export type AssessmentInput = z.input<typeof assessmentInput>;

export const assessment = z.object({
  id: z.uuid(),
  name: z.string(),
  instructions: z.string().nullable(),
  minutes: z.number().int(),
  passMark: z.number().int().nullable(),
  questionIds: z.array(z.uuid()),
  /** Points of all its questions together. */
  points: z.number().int(),
});
export type Assessment = z.infer<typeof assessment>;

/** Everything that an organisation can send, and the questions that it is made of, by topic. */
export const assessmentBank = z.object({
  questions: z.array(assessmentQuestion),
  assessments: z.array(assessment),
});
export type AssessmentBank = z.infer<typeof assessmentBank>;

/** Sends an assessment to the candidate of an application. */
export const newAssessmentInvitation = z.object({
  key: attemptKey,
  assessmentId: z.uuid("Choose an assessment"),
  /** Last day, in Nairobi, on which it can be begun. */
  dueDate: plannedDay,
  /** Beside the assessment's own time, for a person who needs it. */
  extraMinutes: z.number().int().min(0).max(assessmentLimits.extraMinutes).optional(),
  /** For the candidate's eyes. */
  note: shortNote,
});
export type NewAssessmentInvitation = z.infer<typeof newAssessmentInvitation>;

/**
 * Where an assessment that was sent stands. `to_mark`: it is done, and answers in the candidate's own words wait for
 * their points. `expired`: it was not begun in time. `closed`: the application came to its end before it was done.
 */
export const invitationStates = [
  "waiting",
  "started",
  "to_mark",
  "marked",
  "expired",
  "closed",
  "cancelled",
] as const;
export type InvitationState = (typeof invitationStates)[number];

const answer = z.array(z.string());

/** A question with what the candidate answered and what it brought. */
export const markedQuestion = assessmentQuestion.extend({
  answer,
  /** Points; null for what nobody has marked yet. */
  reached: z.number().nullable(),
});
export type MarkedQuestion = z.infer<typeof markedQuestion>;

/** An assessment that was sent, as staff see it. */
export const assessmentInvitation = z.object({
  id: z.uuid(),
  name: z.string(),
  minutes: z.number().int(),
  passMark: z.number().int().nullable(),
  note: z.string().nullable(),
  dueDate: z.iso.date(),
  sentAt: z.iso.datetime(),
  /** Name of who sent it; null once they left. */
  sentBy: z.string().nullable(),
  state: z.enum(invitationStates),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Points so far; null before it is done. */
  reached: z.number().nullable(),
  /** All points that can be had. */
  points: z.number().int(),
  /** Whole percent of the points; null until everything is marked. */
  percent: z.number().int().nullable(),
  /** Empty of answers before it is done: nobody looks over the candidate's shoulder. */
  questions: z.array(markedQuestion),
});
export type AssessmentInvitation = z.infer<typeof assessmentInvitation>;

/** The assessments of an application, newest first, and what can be sent. */
export const assessmentFile = z.object({
  sent: z.array(assessmentInvitation),
  choices: z.array(assessment.omit({ questionIds: true })),
  /** Whether one may send another. */
  maySend: z.boolean(),
});
export type AssessmentFile = z.infer<typeof assessmentFile>;

/** Points for answers of one assessment, in whole and half points. */
export const assessmentMarks = z.object({
  marks: z
    .array(
      z.object({
        questionId: z.uuid(),
        points: z.number().min(0).max(assessmentLimits.points).multipleOf(0.5),
      }),
    )
    .min(1)
    .max(assessmentLimits.chosen),
});
export type AssessmentMarks = z.infer<typeof assessmentMarks>;

/** Where one's own assessment stands. What it came to is for the SACCO alone to say. */
export const ownAssessmentStates = ["waiting", "started", "finished", "expired", "closed"] as const;

/** An assessment as its candidate sees it before beginning. */
export const ownAssessment = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  name: z.string(),
  organization: z.string(),
  jobTitle: z.string(),
  instructions: z.string().nullable(),
  note: z.string().nullable(),
  minutes: z.number().int(),
  questionCount: z.number().int(),
  dueDate: z.iso.date(),
  state: z.enum(ownAssessmentStates),
  finishedAt: z.iso.datetime().nullable(),
});
export type OwnAssessment = z.infer<typeof ownAssessment>;

/** A question as candidates are asked it: nothing says what is right. */
export const askedAssessmentQuestion = assessmentQuestion.pick({
  id: true,
  kind: true,
  text: true,
  options: true,
  points: true,
});
export type AskedAssessmentQuestion = z.infer<typeof askedAssessmentQuestion>;

/** One's own assessment while and after it is done. */
export const ownAttempt = ownAssessment.extend({
  /** Whole seconds that are left by the server's clock; null unless it is going on. */
  secondsLeft: z.number().int().nullable(),
  /** Empty before the beginning and after the end. */
  questions: z.array(askedAssessmentQuestion),
  answers: z.record(z.uuid(), answer),
});
export type OwnAttempt = z.infer<typeof ownAttempt>;

/** The answer to one question: options chosen, or one text. An empty list takes it back. */
export const assessmentAnswer = z.object({
  answer: z.array(z.string().max(assessmentLimits.answer)).max(assessmentLimits.options),
});
