import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { languages } from "#contract/core/language.ts";
import { experienceChannels } from "#contract/experience/channels.ts";
import { commentLanguages, sentiments } from "#contract/experience/sentiment.ts";
import { feedbackLimits, scales, surveyKinds } from "#contract/experience/survey-scales.ts";
import { experienceTopics } from "#contract/experience/topics.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { columnChecks, range } from "#server/platform/database/checks.ts";
import { id, moment, sample } from "#server/platform/database/columns.ts";
import { interactions } from "../interactions/interactions.table.ts";

/** What one visitor of the survey answered: a row for each visit, finished or not. */
export const feedbackTable = pgTable(
  "feedback",
  {
    organisationId: organisationId(),
    id: id(),
    csat: integer("csat"),
    nps: integer("nps"),
    ces: integer("ces"),
    comment: text("comment").notNull().default(""),
    /** The answer to the question that depends on the scores. */
    followUp: text("follow_up").notNull().default(""),
    /** What the visitor says it is about; null where they did not say. */
    channel: text("channel", { enum: experienceChannels }),
    /** As typed. */
    memberNumber: text("member_number").notNull().default(""),
    /** Whose number it is; null where it is nobody's, and for a member who was erased. */
    memberId: uuid("member_id"),
    interactionId: uuid("interaction_id"),
    /** Digest of the key by which the visit's page goes on; null for what a program sent at once. */
    visitDigest: text("visit_digest"),
    /** What was asked. */
    survey: text("survey", { enum: surveyKinds }).notNull().default("full"),
    pageLanguage: text("page_language", { enum: languages }).notNull(),
    answeredAt: moment("answered_at").notNull().defaultNow(),
    /** Whether the visitor came to the end. */
    finished: boolean("finished").notNull().default(false),
    commentLanguage: text("comment_language", { enum: commentLanguages }),
    sentiment: text("sentiment", { enum: sentiments }).notNull().default("unsure"),
    /** From 0 to 1. */
    confidence: doublePrecision("confidence").notNull().default(0),
    topics: text("topics", { enum: experienceTopics }).array().notNull().default([]),
    sample: sample(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    // The migration narrows what is set to null to the member and to the interaction.
    foreignKey({
      name: "feedback_member",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("set null"),
    foreignKey({
      name: "feedback_interaction",
      columns: [table.organisationId, table.interactionId],
      foreignColumns: [interactions.organisationId, interactions.id],
    }).onDelete("set null"),
    unique("feedback_visit").on(table.organisationId, table.visitDigest),
    index("feedback_answered_at").on(table.organisationId, table.answeredAt, table.id),
    index("feedback_of_member").on(table.organisationId, table.memberId, table.answeredAt),
    index("feedback_of_interaction").on(table.organisationId, table.interactionId),
    index("feedback_channel").on(table.organisationId, table.channel, table.answeredAt),
    index("feedback_sentiment").on(table.organisationId, table.sentiment, table.answeredAt),
    index("feedback_sample").on(table.organisationId, table.id).where(sql`${table.sample}`),
    index("feedback_topics").using("gin", table.topics),
    // What `search_feedback` looks through.
    index("feedback_parts").using(
      "gin",
      sql`${table.comment} gin_trgm_ops`,
      sql`${table.followUp} gin_trgm_ops`,
      sql`${table.memberNumber} gin_trgm_ops`,
    ),
    // Members of whom the SACCO hears that they are not satisfied, which are few.
    index("feedback_low")
      .on(table.organisationId, table.answeredAt)
      .where(sql`${table.csat} <= 2 or ${table.nps} <= 6`),
    range(table.csat, scales.csat.min, scales.csat.max),
    range(table.nps, scales.nps.min, scales.nps.max),
    range(table.ces, scales.ces.min, scales.ces.max),
    range(table.confidence, 0, 1),
    ...columnChecks(table, {
      comment: feedbackLimits.comment,
      followUp: feedbackLimits.comment,
      memberNumber: feedbackLimits.memberNumber,
      visitDigest: 43,
      topics: 500,
    }),
  ],
);
