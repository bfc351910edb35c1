import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { maxLine } from "#contract/core/limits.ts";
import { actionOutcomes } from "#contract/experience/next-actions.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { columnChecks, range } from "#server/platform/database/checks.ts";
import { createdAt, id } from "#server/platform/database/columns.ts";
import { segments } from "./segments.table.ts";

/** What to do next for the members of a segment. A segment that a rule uses cannot be removed. */
export const actionRules = pgTable(
  "action_rule",
  {
    organisationId: organisationId(),
    id: id(),
    action: text("action").notNull(),
    segmentId: uuid("segment_id").notNull(),
    priority: integer("priority").notNull(),
    cooldownDays: integer("cooldown_days").notNull(),
    active: boolean("active").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "action_rule_segment",
      columns: [table.organisationId, table.segmentId],
      foreignColumns: [segments.organisationId, segments.id],
    }),
    index("action_rule_segment_id").on(table.organisationId, table.segmentId),
    range(table.priority, 1, 100),
    range(table.cooldownDays, 1, 730),
    ...columnChecks(table, { action: maxLine }),
  ],
);

/** What staff did of a proposal, or that they put it aside. */
export const actionResults = pgTable(
  "action_result",
  {
    organisationId: organisationId(),
    id: id(),
    ruleId: uuid("rule_id").notNull(),
    memberId: uuid("member_id").notNull(),
    outcome: text("outcome", { enum: actionOutcomes }).notNull(),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
    recordedBy: uuid("recorded_by"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "action_result_rule",
      columns: [table.organisationId, table.ruleId],
      foreignColumns: [actionRules.organisationId, actionRules.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "action_result_member",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "action_result_recorder",
      columns: [table.recordedBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    index("action_result_lately").on(table.organisationId, table.memberId, table.ruleId, table.createdAt),
    index("action_result_of_rule").on(table.organisationId, table.ruleId, table.createdAt),
    index("action_result_recorded_by").on(table.recordedBy),
    ...columnChecks(table, { note: maxLine }),
  ],
);
