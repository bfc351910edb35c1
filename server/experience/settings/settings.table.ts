import { boolean, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { range } from "#server/platform/database/checks.ts";

/** What an organisation decided about asking its members; without a row the defaults hold. */
export const surveySettingsTable = pgTable(
  "survey_settings",
  {
    organisationId: organisationId(),
    cooldownDays: integer("cooldown_days").notNull(),
    askAfterClosing: boolean("ask_after_closing").notNull(),
    reminderDays: integer("reminder_days").notNull(),
    samplePercent: integer("sample_percent").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId] }),
    range(table.cooldownDays, 1, 180),
    range(table.reminderDays, 0, 30),
    range(table.samplePercent, 0, 100),
  ],
);
