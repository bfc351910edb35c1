import { sql } from "drizzle-orm";
import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks, range } from "#server/platform/database/checks.ts";

/** What an organisation decided about complaints; without a row the defaults hold. */
export const complaintSettingsTable = pgTable(
  "complaint_settings",
  {
    organisationId: organisationId(),
    acknowledgeDays: integer("acknowledge_days").notNull(),
    investigateDays: integer("investigate_days").notNull(),
    communicateDays: integer("communicate_days").notNull(),
    warnHours: integer("warn_hours").notNull(),
    weekdayHours: text("weekday_hours").notNull(),
    saturdayHours: text("saturday_hours").notNull(),
    sundayHours: text("sunday_hours").notNull(),
    closedOn: date("closed_on").array().notNull().default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId] }),
    range(table.acknowledgeDays, 1, 30),
    range(table.investigateDays, 1, 90),
    range(table.communicateDays, 1, 30),
    range(table.warnHours, 1, 80),
    ...columnChecks(table, { weekdayHours: 60, saturdayHours: 60, sundayHours: 60 }),
  ],
);
