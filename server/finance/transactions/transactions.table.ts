import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { transactionTypes } from "#contract/finance/transactions.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { memberPaymentsTable as payments } from "#server/onboarding/members/payments/payments.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { createdAt, id, sample } from "#server/platform/database/columns.ts";
import { readFrom } from "#server/platform/import/import.table.ts";

/** What of a receipt a row is: M-PESA gives a payment and the charge for it the same one. */
export const receiptParts = ["in", "out", "charge"] as const;

/** Characters that are kept of what a statement says. */
export const maxDetails = 300;

/** What came in and went out by an organisation's statements. Whose a row is may be said later; its money never changes. */
export const transactionsTable = pgTable(
  "finance_transaction",
  {
    organisationId: organisationId(),
    id: id(),
    paidOn: date("paid_on").notNull(),
    reference: text("reference").notNull(),
    part: text("part", { enum: receiptParts }).notNull(),
    type: text("type", { enum: transactionTypes }).notNull(),
    /** Cents; negative for what went out. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    account: text("account").notNull().default(""),
    payer: text("payer").notNull().default(""),
    details: text("details").notNull().default(""),
    /** Whose it is; null while nobody knows. The reference, which empties only this column, is in the migration. */
    memberId: uuid("member_id"),
    /** Who said so by hand; null where the account says it. */
    assignedBy: uuid("assigned_by"),
    importId: uuid("import_id"),
    createdAt: createdAt(),
    sample: sample(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique("finance_transaction_receipt").on(table.organisationId, table.reference, table.part),
    foreignKey({
      name: "finance_transaction_assigner",
      columns: [table.assignedBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    ...readFrom("finance_transaction", table),
    index("finance_transaction_day").on(table.organisationId, table.paidOn, table.id),
    index("finance_transaction_amount").on(table.organisationId, table.amount, table.id),
    index("finance_transaction_member").on(table.organisationId, table.memberId, table.paidOn),
    index("finance_transaction_unmatched")
      .on(table.organisationId, table.paidOn, table.id)
      .where(sql`${table.memberId} is null`),
    index("finance_transaction_sample").on(table.organisationId, table.id).where(sql`${table.sample}`),
    index("finance_transaction_assigned_by").on(table.assignedBy),
    // Any part of what a statement says: `search_transactions`. `lower` keeps whole receipts, which an import looks up
    // by hundreds, from being looked up here: while rows pour in, that takes a hundred times as long.
    index("finance_transaction_parts").using(
      "gin",
      sql`lower(${table.reference}) gin_trgm_ops`,
      sql`${table.account} gin_trgm_ops`,
      sql`${table.payer} gin_trgm_ops`,
      sql`${table.details} gin_trgm_ops`,
    ),
    check("finance_transaction_moves", sql`${table.amount} <> 0`),
    check("finance_transaction_part_side", sql`(${table.part} = 'in') = (${table.amount} > 0)`),
    ...columnChecks(table, { reference: 40, account: 100, payer: 200, details: maxDetails }),
  ],
);

/** Whether onboarding recorded the same receipt: then it counts there. */
export const isPayment = sql<boolean>`exists (select 1 from ${payments} where ${payments.organisationId} = ${transactionsTable.organisationId} and ${payments.reference} = ${transactionsTable.reference} and ${payments.reference} <> '')`;
