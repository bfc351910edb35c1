import { jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { Milestone } from "#contract/recruitment/job-form.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { id, moment } from "#server/platform/database/columns.ts";
import { pathShape } from "./jobs.table.ts";

/** A hiring path that an organisation's jobs begin with. A job keeps a copy: a change here changes none. */
export const milestoneSets = pgTable(
  "milestone_set",
  {
    organisationId: organisationId(),
    id: id(),
    name: text("name").notNull(),
    milestones: jsonb("milestones").$type<Milestone[]>().notNull(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique("milestone_set_name").on(table.organisationId, table.name),
    pathShape(table.milestones),
    ...columnChecks(table, { name: 80 }),
  ],
);
