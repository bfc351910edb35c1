import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  deliveryErrorNames,
  deliveryStates,
  disabledReasonNames,
  maxAnswerExcerpt,
  maxWebhookUrl,
} from "#contract/workspace/webhooks.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, pattern, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";

/** The shape of an event's type: a domain adds types without a migration. */
const typePattern = "^[a-z_]+\\.[a-z_]+$";

/** Addresses that get an organisation's events. */
export const webhooks = pgTable(
  "webhook",
  {
    organisationId: organisationId(),
    id: id(),
    url: text("url").notNull(),
    events: text("events").array().notNull(),
    /** Signs what is sent; sealed, as the former one is (sealing.ts). */
    secret: text("secret").notNull(),
    formerSecret: text("former_secret"),
    /** Until when the former secret signs too. */
    formerSecretUntil: moment("former_secret_until"),
    createdBy: uuid("created_by"),
    createdAt: createdAt(),
    disabledAt: moment("disabled_at"),
    disabledReason: text("disabled_reason", { enum: disabledReasonNames }),
    /** The first failure since the last success. */
    failingSince: moment("failing_since"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({ name: "webhook_maker", columns: [table.createdBy], foreignColumns: [users.id] }).onDelete(
      "set null",
    ),
    index("webhook_created_by").on(table.createdBy),
    check("webhook_disabled_both", sql`(${table.disabledAt} is null) = (${table.disabledReason} is null)`),
    check(
      "webhook_former_secret_both",
      sql`(${table.formerSecret} is null) = (${table.formerSecretUntil} is null)`,
    ),
    ...columnChecks(table, { url: maxWebhookUrl, events: 2000, secret: 500, formerSecret: 500 }),
  ],
);

/** Events on their way to webhooks, and what became of them; kept for `deliveryDays`. */
export const webhookDeliveries = pgTable(
  "webhook_delivery",
  {
    organisationId: organisationId(),
    id: id(),
    webhookId: uuid("webhook_id").notNull(),
    eventId: uuid("event_id").notNull(),
    type: text("type").notNull(),
    /** What is signed and sent, to the byte. */
    body: text("body").notNull(),
    state: text("state", { enum: deliveryStates }).notNull().default("queued"),
    createdAt: createdAt(),
    /** Grows when somebody sends it once more: tasks of before then end. */
    round: integer("round").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    attemptedAt: moment("attempted_at"),
    durationMs: integer("duration_ms"),
    responseStatus: integer("response_status"),
    responseExcerpt: text("response_excerpt").notNull().default(""),
    error: text("error", { enum: deliveryErrorNames }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "webhook_delivery_of",
      columns: [table.organisationId, table.webhookId],
      foreignColumns: [webhooks.organisationId, webhooks.id],
    }).onDelete("cascade"),
    // An announcement that is worked on twice sends an event once.
    unique("webhook_delivery_once").on(table.organisationId, table.webhookId, table.eventId),
    index("webhook_delivery_log").on(table.organisationId, table.webhookId, table.createdAt),
    index("webhook_delivery_created_at").on(table.createdAt),
    pattern(table.type, typePattern),
    range(table.round, 0),
    range(table.attempts, 0),
    range(table.durationMs, 0),
    range(table.responseStatus, 0, 999),
    ...columnChecks(table, { type: 100, body: 20_000, responseExcerpt: maxAnswerExcerpt }),
  ],
);
