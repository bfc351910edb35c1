import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { candidateStatuses, candidateDecisions as decisions } from "#contract/recruitment/hr-candidates.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { candidates } from "./candidates.table.ts";

/**
 * What staff decided on a candidate, or on applications of theirs alone. A rejection waits until `dueAt`: then its mail
 * leaves, and the candidate sees that the applications it holds (`application.held_by`) are rejected, unless it was undone.
 */
export const candidateDecisions = pgTable(
  "candidate_decision",
  {
    organisationId: organisationId(),
    id: id(),
    candidateId: uuid("candidate_id").notNull(),
    /** Both null for a rejection of applications that leaves the person where they are. */
    fromStatus: text("from_status", { enum: candidateStatuses }),
    toStatus: text("to_status", { enum: decisions }),
    withApplications: boolean("with_applications").notNull().default(false),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: createdAt(),
    /** Until then it can be undone. */
    dueAt: moment("due_at").notNull(),
    /** When it took effect outside the organisation. */
    settledAt: moment("settled_at"),
    undoneAt: moment("undone_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "candidate_decision_on",
      columns: [table.organisationId, table.candidateId],
      foreignColumns: [candidates.organisationId, candidates.id],
    }).onDelete("cascade"),
    index("candidate_decision_history").on(table.organisationId, table.candidateId, table.decidedAt.desc()),
    // One at a time waits.
    uniqueIndex("candidate_decision_waiting")
      .on(table.organisationId, table.candidateId)
      .where(sql`${table.settledAt} is null and ${table.undoneAt} is null and ${table.toStatus} is not null`),
    index("candidate_decision_by").on(table.decidedBy),
    check("candidate_decision_on_person", sql`(${table.fromStatus} is null) = (${table.toStatus} is null)`),
    check("candidate_decision_once", sql`${table.settledAt} is null or ${table.undoneAt} is null`),
    ...columnChecks(table, {}),
  ],
);
