import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { flagCodes } from "#contract/onboarding/flags.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { id, moment } from "#server/platform/database/columns.ts";
import { members } from "./members.table.ts";

/** What staff should look at before they decide about a member. A flag that was looked into stays, with what was found. */
export const memberFlags = pgTable(
  "member_flag",
  {
    organisationId: organisationId(),
    id: id(),
    memberId: uuid("member_id").notNull(),
    code: text("code", { enum: flagCodes }).notNull(),
    /** What it is about, so that one thing is flagged once: a document's kind, a field, a list's id. */
    subject: text("subject").notNull().default(""),
    /** Plain words for staff. */
    detail: text("detail").notNull().default(""),
    raisedAt: moment("raised_at").notNull().defaultNow(),
    resolvedAt: moment("resolved_at"),
    resolvedBy: uuid("resolved_by"),
    resolution: text("resolution").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "member_flag_of",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "member_flag_resolver",
      columns: [table.resolvedBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    index("member_flag_member").on(table.organisationId, table.memberId, table.id),
    uniqueIndex("member_flag_open")
      .on(table.organisationId, table.memberId, table.code, table.subject)
      .where(sql`${table.resolvedAt} is null`),
    index("member_flag_code").on(table.organisationId, table.code, table.resolvedAt),
    index("member_flag_resolved_by").on(table.resolvedBy),
    ...columnChecks(table, { subject: 200, detail: 1000, resolution: 1000 }),
  ],
);
