import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { figureSources } from "#contract/finance/figures.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, pattern, range } from "#server/platform/database/checks.ts";
import { id, moment } from "#server/platform/database/columns.ts";
import { readFrom } from "#server/platform/import/import.table.ts";

/** What an organisation came to at the end of a month; what is not known is null. */
export const monthlyFiguresTable = pgTable(
  "monthly_figures",
  {
    organisationId: organisationId(),
    id: id(),
    /** `2026-10` */
    month: text("month").notNull(),
    members: integer("members"),
    activeAccounts: integer("active_accounts"),
    /** Cents. */
    deposits: bigint("deposits", { mode: "number" }),
    /** Outstanding, in cents. */
    loans: bigint("loans", { mode: "number" }),
    source: text("source", { enum: figureSources }).notNull(),
    recordedBy: uuid("recorded_by"),
    recordedAt: moment("recorded_at").notNull().defaultNow(),
    /** The file that they were read from; null for others. */
    importId: uuid("import_id"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique("monthly_figures_month").on(table.organisationId, table.month),
    foreignKey({
      name: "monthly_figures_recorder",
      columns: [table.recordedBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    ...readFrom("monthly_figures", table),
    index("monthly_figures_recorded_by").on(table.recordedBy),
    pattern(table.month, "^[0-9]{4}-(0[1-9]|1[0-2])$"),
    check(
      "monthly_figures_any",
      sql`num_nonnulls(${table.members}, ${table.activeAccounts}, ${table.deposits}, ${table.loans}) > 0`,
    ),
    check("monthly_figures_active", sql`${table.activeAccounts} <= ${table.members}`),
    range(table.members, 0),
    range(table.activeAccounts, 0),
    range(table.deposits, 0),
    range(table.loans, 0),
    ...columnChecks(table, {}),
  ],
);
