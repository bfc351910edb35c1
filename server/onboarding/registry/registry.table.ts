import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks, pattern, range } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/columns.ts";

/** Calls that an organisation has caused in a calendar month, in Nairobi. */
export const registryUsages = pgTable(
  "registry_usage",
  {
    organisationId: organisationId(),
    month: text("month").notNull(),
    calls: integer("calls").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.month] }),
    pattern(table.month, "^\\d{4}-\\d{2}$"),
    range(table.calls, 0),
    ...columnChecks(table, { month: 7 }),
  ],
);

/** Definite answers, for as long as they may be believed. */
export const registryAnswers = pgTable(
  "registry_answer",
  {
    organisationId: organisationId(),
    /** A keyed digest of registry and number: the table says nothing of whom somebody asked about. */
    question: text("question").notNull(),
    /** Sealed (sealing.ts). */
    answer: text("answer").notNull(),
    answeredAt: moment("answered_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.question] }),
    index("registry_answer_expires_at").on(table.expiresAt),
    ...columnChecks(table, { question: 64, answer: 5_000 }),
  ],
);
