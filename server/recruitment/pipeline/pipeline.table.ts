import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { maxNote } from "#contract/core/document-requests.ts";
import { maxLine, maxText } from "#contract/core/limits.ts";
import { interviewTypes, messageSenders, replyChannels } from "#contract/recruitment/hiring.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, notBefore, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import {
  documentRequestChecks,
  documentRequestColumns,
  documentRequestLengths,
} from "#server/platform/document-requests/document-requests.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { messageColumns, messageLengths } from "#server/platform/thread/thread.ts";
import { applications } from "../applications/applications.table.ts";

const person = (column: string) => uuid(column).references(() => users.id, { onDelete: "set null" });

/** A meeting with a candidate. Each invitation that went out raises `sequence`, so that calendars follow. */
export const interviews = pgTable(
  "interview",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    type: text("type", { enum: interviewTypes }).notNull(),
    /** The link of a video call, the number of a phone call, or the place. */
    location: text("location").notNull(),
    /** Names of all who interview, as they were when it was last written; once typed freely. */
    interviewer: text("interviewer").notNull(),
    /** Name of the calendar entry; null for one that was named before names were kept. */
    calendarUid: text("calendar_uid"),
    /** For the candidate's eyes: what to bring, whom to ask for. */
    note: text("note"),
    sequence: integer("sequence").notNull().default(0),
    cancelledAt: moment("cancelled_at"),
    /** When both sides were reminded, the day before and in the hour before. */
    remindedAt: moment("reminded_at"),
    soonRemindedAt: moment("soon_reminded_at"),
    /** When those who interviewed were asked for their scorecards. */
    feedbackAskedAt: moment("feedback_asked_at"),
    scheduledBy: person("scheduled_by"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "interview_application",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    index("interview_of").on(table.organisationId, table.applicationId, table.startsAt),
    index("interview_calendar").on(table.organisationId, table.startsAt),
    // What a task looks for: interviews whose time comes, or is over.
    index("interview_start").on(table.startsAt),
    index("interview_end").on(table.endsAt),
    index("interview_scheduler").on(table.scheduledBy),
    notBefore(table.endsAt, table.startsAt),
    range(table.sequence, 0),
    ...columnChecks(table, { location: maxLine, interviewer: maxLine, note: maxNote, calendarUid: 400 }),
  ],
);

/** Who of the team interviews. None for an interview from before they were chosen from the team. */
export const interviewers = pgTable(
  "interviewer",
  {
    organisationId: organisationId(),
    interviewId: uuid("interview_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.interviewId, table.userId] }),
    foreignKey({
      name: "interviewer_interview",
      columns: [table.organisationId, table.interviewId],
      foreignColumns: [interviews.organisationId, interviews.id],
    }).onDelete("cascade"),
    index("interviewer_user").on(table.userId),
  ],
);

/** One message of the thread between staff and the candidate of an application. */
export const applicationMessages = pgTable(
  "application_message",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    authorId: person("author_id"),
    ...messageColumns(messageSenders),
    /** How a candidate's answer came that the author has recorded; null for what was written in the product. */
    channel: text("channel", { enum: replyChannels }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "application_message_of",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    index("application_message_thread").on(table.organisationId, table.applicationId, table.sentAt),
    index("application_message_author").on(table.authorId),
    ...columnChecks(table, messageLengths),
  ],
);

/** A paper that staff asked a candidate for: open until it came or staff took the wish back. */
export const documentRequests = pgTable(
  "document_request",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    requestedBy: person("requested_by"),
    ...documentRequestColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "document_request_of",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "document_request_file",
      columns: [table.organisationId, table.fileId],
      foreignColumns: [storedFiles.organisationId, storedFiles.id],
    }),
    index("document_request_open").on(table.organisationId, table.applicationId, table.createdAt),
    index("document_request_file").on(table.organisationId, table.fileId),
    index("document_request_person").on(table.requestedBy),
    ...documentRequestChecks("document_request", table),
    ...columnChecks(table, documentRequestLengths),
  ],
);

/** A text that an organisation's staff start a mail to a candidate from. */
export const emailTemplates = pgTable(
  "email_template",
  {
    organisationId: organisationId(),
    id: id(),
    name: text("name").notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique("email_template_name").on(table.organisationId, table.name),
    ...columnChecks(table, { name: maxLine, subject: maxLine, body: maxText }),
  ],
);
