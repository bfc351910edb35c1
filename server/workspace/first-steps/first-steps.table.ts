import { pgTable, text } from "drizzle-orm/pg-core";
import { beginnings, sharedLinks } from "#contract/workspace/first-steps.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/columns.ts";

/** What an organisation decided about its first steps, and what only whoever did it can know. */
export const firstStepsTable = pgTable(
  "first_steps",
  {
    organisationId: organisationId().primaryKey(),
    beginning: text("beginning", { enum: beginnings }),
    /** Links that were handed out. */
    shared: text("shared", { enum: sharedLinks }).array().notNull().default([]),
    dismissedAt: moment("dismissed_at"),
  },
  (table) => columnChecks(table, {}),
);
