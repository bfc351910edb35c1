import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { caseCheckKinds, caseCheckOutcomes, caseCheckStatuses } from "#contract/onboarding/case-checks.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/columns.ts";
import { members } from "../members/members.table.ts";

/**
 * How far each check of a member's case is, and what it came to. The evidence is in `identity_check`, sealed, with the
 * member's id as its reference.
 */
export const memberChecks = pgTable(
  "member_check",
  {
    organisationId: organisationId(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind", { enum: caseCheckKinds }).notNull(),
    status: text("status", { enum: caseCheckStatuses }).notNull().default("waiting"),
    outcome: text("outcome", { enum: caseCheckOutcomes }),
    startedAt: moment("started_at"),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.memberId, table.kind] }),
    foreignKey({
      name: "member_check_of",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("cascade"),
    index("member_check_finished_at").on(table.organisationId, table.finishedAt),
    index("member_check_open").on(table.organisationId, table.kind).where(sql`${table.status} <> 'done'`),
    check("member_check_done", sql`(${table.status} = 'done') = (${table.outcome} is not null)`),
    ...columnChecks(table, {}),
  ],
);
