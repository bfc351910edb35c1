import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { type FollowUpWords, npsRhythms } from "#contract/experience/survey-settings.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonObject, range } from "#server/platform/database/checks.ts";

/** What an organisation decided about asking its members; without a row the defaults hold. */
export const surveySettingsTable = pgTable(
  "survey_settings",
  {
    organisationId: organisationId(),
    cooldownDays: integer("cooldown_days").notNull(),
    askAfterClosing: boolean("ask_after_closing").notNull(),
    reminderDays: integer("reminder_days").notNull(),
    samplePercent: integer("sample_percent").notNull(),
    npsEvery: text("nps_every", { enum: npsRhythms }).notNull().default("never"),
    npsPercent: integer("nps_percent").notNull().default(10),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId] }),
    range(table.cooldownDays, 1, 180),
    range(table.reminderDays, 0, 30),
    range(table.samplePercent, 0, 100),
    range(table.npsPercent, 1, 100),
    ...columnChecks(table, {}),
  ],
);

/** In which words an organisation asks after the scores; without a row the usual ones stand. */
export const surveyWordingTable = pgTable(
  "survey_wording",
  {
    organisationId: organisationId(),
    followUps: jsonb("follow_ups").$type<FollowUpWords>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId] }),
    jsonObject(table.followUps),
    ...columnChecks(table, {}),
  ],
);
