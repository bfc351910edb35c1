import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
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
import { maxEmail, maxPhone, maxText } from "#contract/core/limits.ts";
import { maxPersonName } from "#contract/core/names.ts";
import { experienceChannels } from "#contract/experience/channels.ts";
import { complaintLimits } from "#contract/experience/complaint-limits.ts";
import {
  complaintEvents,
  complaintOutcomes,
  complaintSources,
  complaintStatuses,
  rootCauses,
  severities,
} from "#contract/experience/complaints.ts";
import { experienceTopics } from "#contract/experience/topics.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { columnChecks, lowerCase, notBefore, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment, sample } from "#server/platform/database/columns.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { messageColumns, messageLengths } from "#server/platform/thread/thread.ts";
import { feedbackTable } from "../feedback/feedback.table.ts";
import { interactions } from "../interactions/interactions.table.ts";

/** Of a SHA-256 in base64url. */
const digestLength = 43;

/** What members complain of, and how far the SACCO has come with it. */
export const complaints = pgTable(
  "complaint",
  {
    organisationId: organisationId(),
    id: id(),
    /** From 1 in each organisation; `C-0042`. */
    number: integer("number").notNull(),
    /** Chosen by the form: what arrives twice is one complaint. The tracking code is made of it. */
    attemptKey: uuid("attempt_key").notNull(),
    /** Digest of the tracking code. */
    codeDigest: text("code_digest").notNull(),
    source: text("source", { enum: complaintSources }).notNull(),
    channel: text("channel", { enum: experienceChannels }).notNull(),
    /** What the member reads. */
    language: text("language", { enum: languages }).notNull(),
    topic: text("topic", { enum: experienceTopics }).notNull(),
    severity: text("severity", { enum: severities }).notNull(),
    status: text("status", { enum: complaintStatuses }).notNull().default("new"),
    anonymous: boolean("anonymous").notNull().default(false),
    /** Null for who stays anonymous, and for a person who was erased. */
    fullName: text("full_name"),
    /** As typed. */
    memberNumber: text("member_number"),
    /** Whose number it is; null where it is nobody's, and for a member who was erased. */
    memberId: uuid("member_id"),
    /** E.164. */
    phone: text("phone"),
    email: text("email"),
    description: text("description").notNull(),
    wanted: text("wanted").notNull().default(""),
    happenedOn: date("happened_on"),
    receivedAt: moment("received_at").notNull(),
    createdAt: createdAt(),
    /** Who took it down; null for what came by the form. */
    createdBy: uuid("created_by"),
    /** Who works on it; null while nobody took it. */
    ownerId: uuid("owner_id"),
    /** Goes up with each change. */
    version: integer("version").notNull().default(1),
    acknowledgedAt: moment("acknowledged_at"),
    acknowledgeDueAt: moment("acknowledge_due_at").notNull(),
    investigatedAt: moment("investigated_at"),
    investigateDueAt: moment("investigate_due_at").notNull(),
    communicatedAt: moment("communicated_at"),
    /** Null until the investigation is done. */
    communicateDueAt: moment("communicate_due_at"),
    /** That of the step which is due now; null while the clock rests, and at the end. */
    dueAt: moment("due_at"),
    /** Since when the clock waits for the member. */
    pausedAt: moment("paused_at"),
    /** Whether a step was done too late. */
    late: boolean("late").notNull().default(false),
    /** The new day that the member was given. */
    promisedOn: date("promised_on"),
    snoozedUntil: moment("snoozed_until"),
    /** The `dueAt` of which people were told before, and after it; another one is told of anew. */
    soonToldFor: moment("soon_told_for"),
    overdueToldFor: moment("overdue_told_for"),
    /** Whether the member wrote last. */
    memberWrote: boolean("member_wrote").notNull().default(false),
    rootCause: text("root_cause", { enum: rootCauses }),
    outcome: text("outcome", { enum: complaintOutcomes }),
    resolution: text("resolution"),
    /** When it came to its end, whichever it was. */
    closedAt: moment("closed_at"),
    mergedInto: uuid("merged_into"),
    /** Where a merged one stood, for who takes the merge back. */
    statusBefore: text("status_before", { enum: complaintStatuses }),
    /** The contact that it was. */
    interactionId: uuid("interaction_id"),
    /** The low score that it was opened from. */
    feedbackId: uuid("feedback_id"),
    sample: sample(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index("complaint_sample").on(table.organisationId, table.id).where(sql`${table.sample}`),
    unique("complaint_number").on(table.organisationId, table.number),
    unique("complaint_attempt").on(table.organisationId, table.attemptKey),
    unique("complaint_code").on(table.codeDigest),
    unique("complaint_feedback").on(table.organisationId, table.feedbackId),
    // The migration narrows what is set to null to the member, the contact and the answer.
    foreignKey({
      name: "complaint_member",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("set null"),
    foreignKey({
      name: "complaint_interaction",
      columns: [table.organisationId, table.interactionId],
      foreignColumns: [interactions.organisationId, interactions.id],
    }).onDelete("set null"),
    foreignKey({
      name: "complaint_from_feedback",
      columns: [table.organisationId, table.feedbackId],
      foreignColumns: [feedbackTable.organisationId, feedbackTable.id],
    }).onDelete("set null"),
    foreignKey({ name: "complaint_owner", columns: [table.ownerId], foreignColumns: [users.id] }).onDelete(
      "set null",
    ),
    foreignKey({ name: "complaint_maker", columns: [table.createdBy], foreignColumns: [users.id] }).onDelete(
      "set null",
    ),
    foreignKey({
      name: "complaint_merged_into",
      columns: [table.organisationId, table.mergedInto],
      foreignColumns: [table.organisationId, table.id],
    }),
    index("complaint_received_at").on(table.organisationId, table.receivedAt, table.id),
    index("complaint_due_at").on(table.organisationId, table.dueAt, table.id),
    index("complaint_by_severity").on(
      table.organisationId,
      sql`${severityRank(table.severity)}`,
      table.receivedAt,
      table.id,
    ),
    index("complaint_status").on(table.organisationId, table.status, table.receivedAt),
    index("complaint_topic").on(table.organisationId, table.topic, table.receivedAt),
    index("complaint_closed_at").on(table.organisationId, table.closedAt),
    index("complaint_of_member").on(table.organisationId, table.memberId),
    index("complaint_of_interaction").on(table.organisationId, table.interactionId),
    index("complaint_phone").on(table.organisationId, table.phone),
    index("complaint_email").on(table.organisationId, table.email),
    index("complaint_merged").on(table.organisationId, table.mergedInto),
    index("complaint_owner_id").on(table.ownerId),
    index("complaint_created_by").on(table.createdBy),
    // Of all organisations, for escalations and for what wakes up.
    index("complaint_due").on(table.dueAt, table.id).where(sql`${table.dueAt} is not null`),
    index("complaint_snoozed").on(table.snoozedUntil).where(sql`${table.snoozedUntil} is not null`),
    range(table.number, 1),
    range(table.version, 1),
    lowerCase(table.email),
    notBefore(table.acknowledgedAt, table.receivedAt),
    notBefore(table.investigatedAt, table.receivedAt),
    notBefore(table.communicatedAt, table.receivedAt),
    check(
      "complaint_nobody",
      sql`not ${table.anonymous} or (${table.fullName} is null and ${table.memberNumber} is null and ${table.memberId} is null and ${table.phone} is null and ${table.email} is null)`,
    ),
    check("complaint_merge", sql`(${table.status} = 'merged') = (${table.mergedInto} is not null)`),
    ...columnChecks(table, {
      codeDigest: digestLength,
      fullName: maxPersonName,
      memberNumber: complaintLimits.memberNumber,
      phone: maxPhone,
      email: maxEmail,
      description: complaintLimits.description,
      wanted: complaintLimits.wanted,
      resolution: complaintLimits.resolution,
    }),
  ],
);

/** Severities as they are sorted: the worst last. */
export function severityRank(column: unknown): SQL<number> {
  const ranks = severities.map((severity, rank) => `when '${severity}' then ${rank}`).join(" ");
  return sql`(case ${column} ${sql.raw(ranks)} end)`;
}

/** What the member and the SACCO wrote to each other after the complaint. */
export const complaintMessages = pgTable(
  "complaint_message",
  {
    organisationId: organisationId(),
    id: id(),
    complaintId: uuid("complaint_id").notNull(),
    ...messageColumns(["member", "staff"]),
    authorId: uuid("author_id"),
    attemptKey: uuid("attempt_key"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "complaint_message_of",
      columns: [table.organisationId, table.complaintId],
      foreignColumns: [complaints.organisationId, complaints.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "complaint_message_author",
      columns: [table.authorId],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    unique("complaint_message_attempt").on(table.organisationId, table.complaintId, table.attemptKey),
    index("complaint_message_thread").on(table.organisationId, table.complaintId, table.sentAt, table.id),
    index("complaint_message_author_id").on(table.authorId),
    notBefore(table.readAt, table.sentAt),
    ...columnChecks(table, messageLengths),
  ],
);

/** Photos and documents that go with a complaint; those of a merged one stay its own. */
export const complaintAttachments = pgTable(
  "complaint_attachment",
  {
    organisationId: organisationId(),
    id: id(),
    complaintId: uuid("complaint_id").notNull(),
    fileId: uuid("file_id").notNull(),
    sender: text("sender", { enum: ["member", "staff"] }).notNull(),
    /** The colleague who added it; null for the member's. */
    authorId: uuid("author_id"),
    attemptKey: uuid("attempt_key"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "complaint_attachment_of",
      columns: [table.organisationId, table.complaintId],
      foreignColumns: [complaints.organisationId, complaints.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "complaint_attachment_file",
      columns: [table.organisationId, table.fileId],
      foreignColumns: [storedFiles.organisationId, storedFiles.id],
    }),
    foreignKey({
      name: "complaint_attachment_author",
      columns: [table.authorId],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    unique("complaint_attachment_attempt").on(table.organisationId, table.complaintId, table.attemptKey),
    index("complaint_attachment_at").on(table.organisationId, table.complaintId, table.createdAt, table.id),
    index("complaint_attachment_file_id").on(table.organisationId, table.fileId),
    index("complaint_attachment_author_id").on(table.authorId),
    ...columnChecks(table, {}),
  ],
);

/** What was done with a complaint: who, when and why. Rows are only added. */
export const complaintEventsTable = pgTable(
  "complaint_event",
  {
    organisationId: organisationId(),
    id: id(),
    complaintId: uuid("complaint_id").notNull(),
    createdAt: createdAt(),
    actorId: uuid("actor_id"),
    event: text("event", { enum: complaintEvents }).notNull(),
    from: text("from_value"),
    to: text("to_value"),
    /** Why; the words of a note. */
    notes: text("notes"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "complaint_event_of",
      columns: [table.organisationId, table.complaintId],
      foreignColumns: [complaints.organisationId, complaints.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "complaint_event_actor",
      columns: [table.actorId],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    index("complaint_event_at").on(table.organisationId, table.complaintId, table.createdAt, table.id),
    index("complaint_event_actor_id").on(table.actorId),
    ...columnChecks(table, { from: 50, to: 50, notes: maxText }),
  ],
);

/** A colleague whom a note names. */
export const complaintMentions = pgTable(
  "complaint_mention",
  {
    organisationId: organisationId(),
    eventId: uuid("event_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.eventId, table.userId] }),
    foreignKey({
      name: "complaint_mention_in",
      columns: [table.organisationId, table.eventId],
      foreignColumns: [complaintEventsTable.organisationId, complaintEventsTable.id],
    }).onDelete("cascade"),
    index("complaint_mention_user").on(table.userId),
  ],
);

/** Who has a complaint open; a row is worth some seconds. */
export const complaintPresences = pgTable(
  "complaint_presence",
  {
    organisationId: organisationId(),
    complaintId: uuid("complaint_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    writing: boolean("writing").notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.complaintId, table.userId] }),
    foreignKey({
      name: "complaint_presence_at",
      columns: [table.organisationId, table.complaintId],
      foreignColumns: [complaints.organisationId, complaints.id],
    }).onDelete("cascade"),
    index("complaint_presence_user").on(table.userId),
    index("complaint_presence_seen").on(table.seenAt),
    ...columnChecks(table, {}),
  ],
);
