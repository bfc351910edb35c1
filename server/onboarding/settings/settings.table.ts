import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { maxText } from "#contract/core/limits.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks, range } from "#server/platform/database/checks.ts";

/** What an organisation decided about taking in members; without a row the defaults hold. */
export const onboardingSettingsTable = pgTable(
  "onboarding_settings",
  {
    organisationId: organisationId(),
    open: boolean("open").notNull().default(true),
    fourEyes: boolean("four_eyes").notNull(),
    entranceFee: integer("entrance_fee").notNull().default(1000),
    firstShares: integer("first_shares").notNull().default(1000),
    minimumShareCapital: integer("minimum_share_capital").notNull().default(20_000),
    minimumMonthlyDeposit: integer("minimum_monthly_deposit").notNull().default(1000),
    payInto: text("pay_into").notNull().default(""),
    memberNumberPattern: text("member_number_pattern").notNull().default("{number:6}"),
    decisionHours: integer("decision_hours").notNull().default(20),
    requestDays: integer("request_days").notNull().default(7),
    noticeDays: integer("notice_days").notNull().default(60),
    retentionYears: integer("retention_years").notNull().default(7),
    byLaws: text("by_laws").notNull().default("The by-laws of the SACCO as registered"),
    consentNote: text("consent_note").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId] }),
    ...[table.entranceFee, table.firstShares, table.minimumShareCapital, table.minimumMonthlyDeposit].map(
      (column) => range(column, 0, 10_000_000),
    ),
    range(table.decisionHours, 1, 500),
    range(table.requestDays, 1, 30),
    range(table.noticeDays, 0, 365),
    range(table.retentionYears, 7, 30),
    ...columnChecks(table, { payInto: 200, memberNumberPattern: 40, byLaws: 200, consentNote: maxText }),
  ],
);
