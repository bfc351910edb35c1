import {
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
import { interviewTypes } from "#contract/recruitment/hiring.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { applications } from "./recruitment.table.ts";

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
    interviewer: text("interviewer").notNull(),
    /** For the candidate's eyes: what to bring, whom to ask for. */
    note: text("note"),
    sequence: integer("sequence").notNull().default(0),
    cancelledAt: moment("cancelled_at"),
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
  ],
);

/** One message of the thread between staff and the candidate of an application. */
export const applicationMessages = pgTable(
  "application_message",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    sender: text("sender", { enum: ["staff", "candidate"] }).notNull(),
    authorId: person("author_id"),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    sentAt: moment("sent_at").notNull().defaultNow(),
    /** When the other side first opened it. */
    readAt: moment("read_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "application_message_of",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    index("application_message_thread").on(table.organisationId, table.applicationId, table.sentAt),
  ],
);

/** A paper that staff asked a candidate for: open until it came or staff took the wish back. */
export const documentRequests = pgTable(
  "document_request",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    title: text("title").notNull(),
    note: text("note"),
    dueDate: date("due_date"),
    requestedBy: person("requested_by"),
    createdAt: createdAt(),
    fileId: uuid("file_id").references(() => storedFiles.id),
    receivedAt: moment("received_at"),
    acceptedAt: moment("accepted_at"),
    /** Taken back, or replaced by a new request for the same document. */
    cancelledAt: moment("cancelled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "document_request_of",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    index("document_request_open").on(table.organisationId, table.applicationId, table.createdAt),
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
  ],
);
