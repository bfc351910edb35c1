import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { maxEmail } from "#contract/core/limits.ts";
import { mailStates } from "#contract/workspace/outbox.ts";
import { columnChecks, jsonObject, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import type { MailMessage } from "./message.ts";

/** A mail from the moment it is queued, in the transaction of what it is about. */
export const mails = pgTable(
  "mail",
  {
    id: id().primaryKey(),
    /** Null for mail that belongs to no organisation (a candidate's password reset). */
    organisationId: uuid("organisation_id"),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    /** The content; null once an SMTP server has taken it, or its time is over (retention.ts). */
    message: jsonb("message").$type<MailMessage>(),
    /** Until when a link in it opens an account; null for a mail without one. */
    secretUntil: moment("secret_until"),
    /** The person whom it is about, when somebody else reads it; it goes with their erasure. */
    aboutUserId: uuid("about_user_id"),
    state: text("state", { enum: mailStates }).notNull().default("queued"),
    /** Without angle brackets; null until the first attempt. Later mails of the thread refer to it. */
    messageId: text("message_id"),
    /** The conversation that the mail belongs to; null for one that stands alone. */
    thread: text("thread"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    queuedAt: createdAt(),
    doneAt: moment("done_at"),
  },
  (table) => [
    index("mail_queued_at").on(table.queuedAt),
    index("mail_organisation").on(table.organisationId, table.queuedAt, table.id),
    index("mail_thread").on(table.to, table.thread, table.queuedAt).where(sql`${table.thread} is not null`),
    index("mail_state").on(table.state, table.queuedAt),
    index("mail_about").on(table.aboutUserId),
    range(table.attempts, 0),
    jsonObject(table.message),
    ...columnChecks(table, { to: maxEmail, subject: 250, lastError: 500, messageId: 1000, thread: 1000 }),
  ],
);
