import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { maxLine } from "#contract/core/limits.ts";
import { maxPersonName } from "#contract/core/names.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, range } from "#server/platform/database/checks.ts";
import { createdAt, id, sample } from "#server/platform/database/columns.ts";
import { readFrom } from "#server/platform/import/import.table.ts";

/**
 * Loans as the books of an organisation have them: a row for each loan of each day. The last day is the present book; a
 * loan that is not in it is no more.
 */
export const loansTable = pgTable(
  "finance_loan",
  {
    organisationId: organisationId(),
    id: id(),
    loanNumber: text("loan_number").notNull(),
    asOf: date("as_of").notNull(),
    /** Whose it is; null while nobody knows. The reference, which empties only this column, is in the migration. */
    memberId: uuid("member_id"),
    assignedBy: uuid("assigned_by"),
    borrower: text("borrower").notNull().default(""),
    product: text("product").notNull().default(""),
    /** Cents, as the others. */
    principal: bigint("principal", { mode: "number" }).notNull(),
    disbursedOn: date("disbursed_on"),
    termMonths: integer("term_months"),
    /** Interest a year, in basis points. */
    rate: integer("rate"),
    outstanding: bigint("outstanding", { mode: "number" }).notNull(),
    daysInArrears: integer("days_in_arrears").notNull(),
    lastPaidOn: date("last_paid_on"),
    importId: uuid("import_id"),
    createdAt: createdAt(),
    sample: sample(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique("finance_loan_in_book").on(table.organisationId, table.loanNumber, table.asOf),
    foreignKey({
      name: "finance_loan_assigner",
      columns: [table.assignedBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    ...readFrom("finance_loan", table),
    index("finance_loan_arrears").on(table.organisationId, table.asOf, table.daysInArrears, table.id),
    index("finance_loan_outstanding").on(table.organisationId, table.asOf, table.outstanding, table.id),
    index("finance_loan_member").on(table.organisationId, table.memberId, table.asOf),
    index("finance_loan_sample").on(table.organisationId, table.id).where(sql`${table.sample}`),
    index("finance_loan_assigned_by").on(table.assignedBy),
    check("finance_loan_disbursed", sql`${table.disbursedOn} <= ${table.asOf}`),
    range(table.principal, 1),
    range(table.outstanding, 0),
    range(table.daysInArrears, 0, 36_500),
    range(table.termMonths, 1, 1_200),
    range(table.rate, 0, 100_000),
    ...columnChecks(table, { loanNumber: 60, borrower: maxPersonName, product: maxLine }),
  ],
);
