import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { maxNote } from "#contract/core/document-requests.ts";
import { maxLine } from "#contract/core/limits.ts";
import {
  type AssessmentQuestion,
  assessmentLimits,
  assessmentQuestionKinds,
} from "#contract/recruitment/assessments.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonList, jsonObject, notBefore, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { applications } from "../applications/applications.table.ts";

const limits = assessmentLimits;

/** A question of an organisation's bank. */
export const assessmentQuestions = pgTable(
  "assessment_question",
  {
    organisationId: organisationId(),
    id: id(),
    topic: text("topic").notNull(),
    kind: text("kind", { enum: assessmentQuestionKinds }).notNull(),
    text: text("text").notNull(),
    options: jsonb("options").$type<string[]>().notNull(),
    right: jsonb("right").$type<string[]>().notNull(),
    tolerance: doublePrecision("tolerance").notNull().default(0),
    points: integer("points").notNull(),
    guidance: text("guidance"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index("assessment_question_topic").on(table.organisationId, table.topic),
    jsonList(table.options, { wrong: '@.type() != "string"' }),
    jsonList(table.right, { wrong: '@.type() != "string"' }),
    range(table.points, 1, limits.points),
    range(table.tolerance, 0),
    ...columnChecks(table, { topic: limits.topic, text: limits.text, guidance: maxNote }),
  ],
);

/** Questions put together, with the time for them. */
export const assessments = pgTable(
  "assessment",
  {
    organisationId: organisationId(),
    id: id(),
    name: text("name").notNull(),
    instructions: text("instructions"),
    minutes: integer("minutes").notNull(),
    passMark: integer("pass_mark"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique("assessment_name").on(table.organisationId, table.name),
    range(table.minutes, limits.minMinutes, limits.maxMinutes),
    range(table.passMark, 1, 100),
    ...columnChecks(table, { name: maxLine, instructions: maxNote }),
  ],
);

/** Which questions an assessment is made of. A question that one uses cannot be removed. */
export const assessmentItems = pgTable(
  "assessment_item",
  {
    organisationId: organisationId(),
    assessmentId: uuid("assessment_id").notNull(),
    questionId: uuid("question_id").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.assessmentId, table.questionId] }),
    foreignKey({
      name: "assessment_item_of",
      columns: [table.organisationId, table.assessmentId],
      foreignColumns: [assessments.organisationId, assessments.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "assessment_item_question",
      columns: [table.organisationId, table.questionId],
      foreignColumns: [assessmentQuestions.organisationId, assessmentQuestions.id],
    }),
    index("assessment_item_use").on(table.organisationId, table.questionId),
    range(table.position, 0, limits.chosen),
  ],
);

/**
 * An assessment that was sent to a candidate, with its questions as they were then: what is changed in the bank
 * afterwards changes nobody's result.
 */
export const assessmentInvitations = pgTable(
  "assessment_invitation",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    name: text("name").notNull(),
    instructions: text("instructions"),
    note: text("note"),
    /** Extra time included. */
    minutes: integer("minutes").notNull(),
    passMark: integer("pass_mark"),
    questions: jsonb("questions").$type<AssessmentQuestion[]>().notNull(),
    /** By id of the question. */
    answers: jsonb("answers").$type<Record<string, string[]>>().notNull().default({}),
    /** Points that staff gave, by id of the question; they come before those that were computed. */
    marks: jsonb("marks").$type<Record<string, number>>().notNull().default({}),
    sentBy: uuid("sent_by").references(() => users.id, { onDelete: "set null" }),
    sentAt: moment("sent_at").notNull(),
    /** Last moment at which it can be begun. */
    dueAt: moment("due_at").notNull(),
    remindedAt: moment("reminded_at"),
    startedAt: moment("started_at"),
    /** When the time is over. Set with `startedAt`. */
    endsAt: moment("ends_at"),
    /** When it was handed in, or its time was over. */
    finishedAt: moment("finished_at"),
    cancelledAt: moment("cancelled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "assessment_invitation_of",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    index("assessment_invitation_application").on(table.organisationId, table.applicationId, table.sentAt),
    index("assessment_invitation_sender").on(table.sentBy),
    // What tasks look for: reminders before the last day, and attempts whose time is over.
    index("assessment_invitation_due").on(table.dueAt),
    index("assessment_invitation_end").on(table.endsAt),
    jsonList(table.questions, { min: 1 }),
    jsonObject(table.answers),
    jsonObject(table.marks),
    range(table.minutes, limits.minMinutes, limits.maxMinutes + limits.extraMinutes),
    range(table.passMark, 1, 100),
    notBefore(table.endsAt, table.startedAt),
    notBefore(table.finishedAt, table.startedAt),
    ...columnChecks(table, { name: maxLine, instructions: maxNote, note: maxNote }),
  ],
);
