import { boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";

/** How an organisation publishes its jobs; without a row the defaults hold. */
export const jobSettingsTable = pgTable(
  "job_settings",
  {
    organisationId: organisationId(),
    approvalRequired: boolean("approval_required").notNull().default(false),
    /** Origins of websites that may show the list of open jobs; every one if none is named. */
    embedSites: text("embed_sites").array().notNull().default([]),
    /** Whether people may apply without a vacancy. */
    generalApplications: boolean("general_applications").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.organisationId] }), ...columnChecks(table, { embedSites: 300 })],
);
