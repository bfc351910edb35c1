import { exampleId, otherExampleId } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { assessmentCalls, ownAssessmentCalls } from "./assessments.calls.ts";
import {
  askedAssessmentQuestion,
  assessment,
  assessmentAnswer,
  assessmentBank,
  assessmentFile,
  assessmentInput,
  assessmentInvitation,
  assessmentMarks,
  assessmentQuestion,
  assessmentQuestionInput,
  markedQuestion,
  newAssessmentInvitation,
  ownAssessment,
  ownAttempt,
} from "./assessments.ts";

const asked: Fields<typeof askedAssessmentQuestion> = {
  id: ["Id of the question.", exampleId],
  kind: ["How it is answered.", "number"],
  text: ["The question.", "How much can the member borrow at most, in KSh?"],
  options: ["What can be chosen; empty for a number or a text.", ["SASRA"]],
  points: ["Points that it brings at most.", 3],
};

const guidance = [
  "What a good answer holds, for whoever marks it.",
  "Names the borrower's own deposits first.",
] as const;

const questionFields: Fields<typeof assessmentQuestion> = {
  ...asked,
  topic: ["What it is about.", "Loans"],
  right: ["The right options, or the one right number; empty for a text.", ["240000"]],
  tolerance: ["How far from the right number an answer may lie.", 0],
  guidance: [...guidance],
};

const { id: _, guidance: __, ...inputFields } = questionFields;

const name = ["Its name.", "Credit and loans"] as const;
const instructions = ["What the candidate reads before beginning.", "Have a calculator at hand."] as const;
const minutes = ["Minutes from the beginning.", 30] as const;
const passMark = ["Percent from which it counts as passed; null without such a line.", 60] as const;
const questionIds = ["Its questions, in their order.", [exampleId]] as const;
const note = ["For the candidate's eyes.", "Call us if you need more time."] as const;
const dueDate = ["Last day, in Nairobi, on which it can be begun.", "2026-12-01"] as const;

const ownFields: Fields<typeof ownAssessment> = {
  id: ["Id of the assessment as it was sent.", exampleId],
  applicationId: ["The application it belongs to.", otherExampleId],
  name: [...name],
  organization: ["The SACCO that asks.", "Umoja Sacco"],
  jobTitle: ["The position.", "Credit Officer"],
  instructions: [...instructions],
  note: [...note],
  minutes: [...minutes],
  questionCount: ["How many questions it has.", 12],
  dueDate: [...dueDate],
  state: ["Where it stands.", "waiting"],
  finishedAt: ["When it was handed in, or its time was over.", "2026-11-28T08:00:00.000Z"],
};

export const assessmentDocs = [
  describeSchema(assessmentCalls.get.params, "AssessmentPath", "Which one.", {
    id: ["Id of the application, question, assessment or of what was sent.", exampleId],
  }),
  describeSchema(ownAssessmentCalls.answer.params, "AssessmentAnswerPath", "Which question.", {
    id: ["Id of the assessment as it was sent.", exampleId],
    questionId: ["Id of the question.", otherExampleId],
  }),
  describeSchema(assessmentQuestionInput, "AssessmentQuestionInput", "A question for the bank.", {
    ...inputFields,
    guidance: [...guidance],
  }),
  describeSchema(assessmentQuestion, "AssessmentQuestion", "A question of the bank.", questionFields),
  describeSchema(assessmentInput, "AssessmentInput", "Questions put together.", {
    name: [...name],
    instructions: [...instructions],
    minutes: [...minutes],
    passMark: [...passMark],
    questionIds: [...questionIds],
  }),
  describeSchema(assessment, "Assessment", "Questions put together, ready to be sent.", {
    id: ["Id of the assessment.", exampleId],
    name: [...name],
    instructions: [...instructions],
    minutes: [...minutes],
    passMark: [...passMark],
    questionIds: [...questionIds],
    points: ["Points of all its questions.", 24],
  }),
  describeSchema(assessmentFile.shape.choices.element, "AssessmentChoice", "What can be sent.", {
    id: ["Id of the assessment.", exampleId],
    name: [...name],
    instructions: [...instructions],
    minutes: [...minutes],
    passMark: [...passMark],
    points: ["Points of all its questions.", 24],
  }),
  describeSchema(assessmentBank, "AssessmentBank", "Everything that an organisation can ask.", {
    questions: ["The questions, by topic."],
    assessments: ["What is put together of them, by name."],
  }),
  describeSchema(newAssessmentInvitation, "NewAssessmentInvitation", "Sends an assessment.", {
    key: ["The same for every attempt: what arrives twice is sent once.", otherExampleId],
    assessmentId: ["The assessment.", exampleId],
    dueDate: [...dueDate],
    extraMinutes: ["Time beside the assessment's own, for a person who needs it.", 15],
    note: [...note],
  }),
  describeSchema(markedQuestion, "MarkedQuestion", "A question with its answer.", {
    ...questionFields,
    answer: ["What the candidate chose or wrote; empty before it is done.", ["240000"]],
    reached: ["Points; null for what nobody has marked.", 3],
  }),
  describeSchema(assessmentInvitation, "AssessmentInvitation", "An assessment that was sent.", {
    id: ["Id of what was sent.", exampleId],
    name: [...name],
    minutes: ["Minutes, extra time included.", 30],
    passMark: [...passMark],
    note: [...note],
    dueDate: [...dueDate],
    sentAt: ["When it was sent.", "2026-11-24T07:00:00.000Z"],
    sentBy: ["Name of who sent it; null once they left.", "Amina Hassan"],
    state: ["Where it stands.", "to_mark"],
    startedAt: ["When the candidate began.", "2026-11-28T07:30:00.000Z"],
    finishedAt: ["When it was handed in, or its time was over.", "2026-11-28T08:00:00.000Z"],
    reached: ["Points so far; null before it is done.", 14.5],
    points: ["All points that can be had.", 24],
    percent: ["Whole percent; null until everything is marked.", 60],
    questions: ["Its questions as they were when it was sent."],
  }),
  describeSchema(assessmentFile, "AssessmentFile", "The assessments of an application.", {
    sent: ["What was sent, newest first."],
    choices: ["What can be sent."],
    maySend: ["Whether one may send another.", true],
  }),
  describeSchema(assessmentMarks, "AssessmentMarks", "Points for answers.", {
    marks: ["Points by question; other answers keep theirs."],
  }),
  describeSchema(assessmentMarks.shape.marks.element, "AssessmentMark", "Points for one answer.", {
    questionId: ["The question.", exampleId],
    points: ["Whole or half points.", 2.5],
  }),
  describeSchema(ownAssessment, "OwnAssessment", "An assessment as its candidate sees it.", ownFields),
  describeSchema(
    askedAssessmentQuestion,
    "AskedAssessmentQuestion",
    "A question as candidates are asked it.",
    asked,
  ),
  describeSchema(ownAttempt, "OwnAttempt", "One's own assessment while it is done.", {
    ...ownFields,
    secondsLeft: ["Seconds left by the server's clock; null unless the time runs.", 1_740],
    questions: ["The questions, while the time runs."],
    answers: ["One's answers by id of the question.", { [exampleId]: ["240000"] }],
  }),
  describeSchema(assessmentAnswer, "AssessmentAnswer", "An answer.", {
    answer: ["Options, or one text; empty takes it back.", ["240000"]],
  }),
  describeSchema(ownAssessmentCalls.answer.answer, "AnswerKept", "The answer is kept.", {
    secondsLeft: ["Seconds left by the server's clock.", 1_700],
  }),
];
