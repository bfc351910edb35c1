import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { columnChecks, jsonObject, pattern } from "#server/platform/database/checks.ts";
import { createdAt, id } from "#server/platform/database/columns.ts";

/**
 * Who did what to which row, when and from where. Append-only: a trigger refuses changes and the
 * application's role has no right to them. No personal data beyond ids goes into `detail`.
 */
export const auditEvents = pgTable(
  "audit_event",
  {
    id: id().primaryKey(),
    /** Null for what belongs to no organisation (a candidate's registration). */
    organisationId: uuid("organisation_id"),
    at: createdAt(),
    /** Null when the product itself or an API token acted. */
    actorId: uuid("actor_id"),
    tokenId: uuid("token_id"),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    subjectId: uuid("subject_id").notNull(),
    ip: text("ip"),
    requestId: text("request_id"),
    detail: jsonb("detail").$type<Record<string, string | number | boolean | null>>(),
  },
  (table) => [
    index("audit_event_subject").on(table.organisationId, table.subject, table.subjectId, table.at),
    index("audit_event_at").on(table.organisationId, table.at),
    pattern(table.action, "^[a-z_]+\\.[a-z_]+$"),
    jsonObject(table.detail),
    ...columnChecks(table, { action: 100, subject: 100 }),
  ],
);
