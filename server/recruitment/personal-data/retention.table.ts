import { foreignKey, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { retentionBounds } from "#contract/core/limits.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks, range } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/columns.ts";
import { applications } from "../applications/applications.table.ts";

/** How long an organisation keeps applications; none has the usual time and erases nothing by itself. */
export const recruitmentRetention = pgTable(
  "recruitment_retention",
  {
    organisationId: organisationId().primaryKey(),
    months: integer("months").notNull(),
    startedAt: moment("started_at"),
  },
  (table) => [range(table.months, retentionBounds.min, retentionBounds.max), ...columnChecks(table, {})],
);

/** That a candidate was told of the erasure to come. */
export const retentionNotices = pgTable(
  "retention_notice",
  {
    organisationId: organisationId(),
    applicationId: uuid("application_id").notNull(),
    toldAt: moment("told_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.applicationId] }),
    foreignKey({
      name: "retention_notice_of",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    ...columnChecks(table, {}),
  ],
);
