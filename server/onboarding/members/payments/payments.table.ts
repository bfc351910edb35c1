import { sql } from "drizzle-orm";
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { paymentKinds, paymentMethods } from "#contract/onboarding/payments.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, range } from "#server/platform/database/checks.ts";
import { createdAt, id } from "#server/platform/database/columns.ts";
import { readFrom } from "#server/platform/import/import.table.ts";
import { members } from "../members.table.ts";

/** What members paid in. Rows are only added, but that the import of a statement can be undone. */
export const memberPaymentsTable = pgTable(
  "member_payment",
  {
    organisationId: organisationId(),
    id: id(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind", { enum: paymentKinds }).notNull(),
    /** Whole shillings. */
    amount: integer("amount").notNull(),
    method: text("method", { enum: paymentMethods }).notNull(),
    reference: text("reference").notNull().default(""),
    paidOn: date("paid_on").notNull(),
    createdAt: createdAt(),
    recordedBy: uuid("recorded_by"),
    /** The statement that it was read from; null for what was typed. */
    importId: uuid("import_id"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "member_payment_of",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "member_payment_recorder",
      columns: [table.recordedBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    ...readFrom("member_payment", table),
    // A confirmation is one payment, though it may be split: fee and shares in one transfer.
    uniqueIndex("member_payment_reference")
      .on(table.organisationId, table.reference, table.kind)
      .where(sql`${table.reference} <> ''`),
    index("member_payment_member").on(table.organisationId, table.memberId, table.paidOn),
    index("member_payment_paid_on").on(table.organisationId, table.paidOn),
    index("member_payment_recorded_by").on(table.recordedBy),
    range(table.amount, 1, 100_000_000),
    ...columnChecks(table, { reference: 40 }),
  ],
);

/** The last number that an organisation gave to a member. */
export const memberNumberCounters = pgTable(
  "member_number_counter",
  { organisationId: organisationId(), last: integer("last").notNull() },
  (table) => [primaryKey({ columns: [table.organisationId] }), range(table.last, 0)],
);
