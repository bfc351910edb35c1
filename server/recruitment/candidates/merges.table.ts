import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, primaryKey, unique, uuid } from "drizzle-orm/pg-core";
import type { MergedField } from "#contract/recruitment/duplicates.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonObject } from "#server/platform/database/checks.ts";
import { id, moment } from "#server/platform/database/columns.ts";
import { candidates } from "./candidates.table.ts";

/** What a merge did to the candidate that was kept: enough to take it back, and to know whose values these are. */
export interface MergeChange {
  /** The fields whose value came from the other one, before and after. */
  fields: Partial<Record<MergedField, { from: string; to: string }>>;
  /** Ids of the tags that it had not had. */
  tags: string[];
}

/**
 * Two candidates that HR says are one person. Both rows stay as they are, each with its own account and applications;
 * the absorbed one is only not listed any more, and what belongs to it is shown with the other. Undoing deletes the row.
 */
export const candidateMerges = pgTable(
  "candidate_merge",
  {
    organisationId: organisationId(),
    id: id(),
    keptId: uuid("kept_id").notNull(),
    absorbedId: uuid("absorbed_id").notNull(),
    /** Whom the absorbed one is listed as: the kept one, or whom that was merged into since. */
    listedAs: uuid("listed_as").notNull(),
    change: jsonb("change").$type<MergeChange>().notNull(),
    mergedBy: uuid("merged_by").references(() => users.id, { onDelete: "set null" }),
    mergedAt: moment("merged_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique("candidate_merge_once").on(table.organisationId, table.absorbedId),
    foreignKey({
      name: "candidate_merge_kept",
      columns: [table.organisationId, table.keptId],
      foreignColumns: [candidates.organisationId, candidates.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "candidate_merge_absorbed",
      columns: [table.organisationId, table.absorbedId],
      foreignColumns: [candidates.organisationId, candidates.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "candidate_merge_listed",
      columns: [table.organisationId, table.listedAs],
      foreignColumns: [candidates.organisationId, candidates.id],
    }).onDelete("cascade"),
    index("candidate_merge_into").on(table.organisationId, table.keptId),
    index("candidate_merge_as").on(table.organisationId, table.listedAs, table.absorbedId),
    index("candidate_merge_by").on(table.mergedBy),
    check("candidate_merge_two", sql`${table.keptId} <> ${table.absorbedId}`),
    jsonObject(table.change),
    ...columnChecks(table, {}),
  ],
);

/** Two candidates of whom HR said that they are not the same person. The lower id comes first. */
export const distinctCandidates = pgTable(
  "candidate_distinct",
  {
    organisationId: organisationId(),
    firstId: uuid("first_id").notNull(),
    secondId: uuid("second_id").notNull(),
    saidBy: uuid("said_by").references(() => users.id, { onDelete: "set null" }),
    saidAt: moment("said_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.firstId, table.secondId] }),
    foreignKey({
      name: "candidate_distinct_first",
      columns: [table.organisationId, table.firstId],
      foreignColumns: [candidates.organisationId, candidates.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "candidate_distinct_second",
      columns: [table.organisationId, table.secondId],
      foreignColumns: [candidates.organisationId, candidates.id],
    }).onDelete("cascade"),
    index("candidate_distinct_of").on(table.organisationId, table.secondId),
    index("candidate_distinct_said").on(
      table.organisationId,
      table.saidAt.desc(),
      table.firstId,
      table.secondId,
    ),
    index("candidate_distinct_by").on(table.saidBy),
    ...columnChecks(table, {}),
  ],
);
