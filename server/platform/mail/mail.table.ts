import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { mailStates } from "#contract/workspace/outbox.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import type { MailMessage } from "./message.ts";

/** A mail from the moment it is queued, in the transaction of what it tells about. */
export const mails = pgTable(
  "mail",
  {
    id: id().primaryKey(),
    /** Null for mail that belongs to no organisation (a candidate's password reset). */
    organisationId: uuid("organisation_id"),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    /** The content; null once an SMTP server has taken it, since links in it are keys. */
    message: jsonb("message").$type<MailMessage>(),
    state: text("state", { enum: mailStates }).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    queuedAt: createdAt(),
    doneAt: moment("done_at"),
  },
  (table) => [
    index("mail_queued_at").on(table.queuedAt),
    index("mail_state").on(table.state, table.queuedAt),
  ],
);
