import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { maxPhone } from "#contract/core/limits.ts";
import { mailStates } from "#contract/workspace/outbox.ts";
import { columnChecks, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";

/** An SMS from the moment it is queued, in the transaction of what it is about. */
export const smsMessages = pgTable(
  "sms",
  {
    id: id().primaryKey(),
    /** Null for what belongs to no organisation. */
    organisationId: uuid("organisation_id"),
    to: text("to").notNull(),
    topic: text("topic").notNull(),
    /** Null once the provider has taken it, or its time is over (retention.ts). */
    text: text("text"),
    /** Until when a link in it opens what only its reader may see; null for one without. */
    secretUntil: moment("secret_until"),
    state: text("state", { enum: mailStates }).notNull().default("queued"),
    /** What the provider calls it; null until it has taken it. */
    providerId: text("provider_id"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    queuedAt: createdAt(),
    doneAt: moment("done_at"),
  },
  (table) => [
    index("sms_queued_at").on(table.queuedAt),
    index("sms_organisation").on(table.organisationId, table.queuedAt, table.id),
    index("sms_state").on(table.state, table.queuedAt),
    index("sms_to").on(table.to),
    range(table.attempts, 0),
    ...columnChecks(table, { to: maxPhone, topic: 50, text: 500, providerId: 200, lastError: 500 }),
  ],
);
