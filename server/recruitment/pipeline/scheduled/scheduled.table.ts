import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { maxLine, maxText } from "#contract/core/limits.ts";
import { sendRefusals } from "#contract/recruitment/scheduled-messages.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { applications } from "../../applications/applications.table.ts";

/** A mail to a candidate that leaves at a time ahead. Once it left it is a message of the thread with the same id. */
export const scheduledMessages = pgTable(
  "scheduled_message",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    /** Who wrote it last: it leaves in their name. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    sendAt: moment("send_at").notNull(),
    version: integer("version").notNull().default(1),
    state: text("state", { enum: ["waiting", "sent", "cancelled", "not_sent"] })
      .notNull()
      .default("waiting"),
    /** Why it did not leave; null in every other state. */
    refusal: text("refusal", { enum: sendRefusals }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "scheduled_message_of",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    index("scheduled_message_thread").on(table.organisationId, table.applicationId, table.sendAt),
    index("scheduled_message_author").on(table.authorId),
    range(table.version, 1),
    ...columnChecks(table, { subject: maxLine, body: maxText }),
  ],
);
