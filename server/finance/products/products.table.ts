import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { productKinds, rateBases } from "#contract/finance/products.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks, range } from "#server/platform/database/checks.ts";
import { createdAt, id } from "#server/platform/database/columns.ts";

/** What a SACCO offers its members, each from a day and until another. Rates are hundredths of a percent. */
export const products = pgTable(
  "product",
  {
    organisationId: organisationId(),
    id: id(),
    kind: text("kind", { enum: productKinds }).notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    descriptionSwahili: text("description_swahili").notNull().default(""),
    rate: integer("rate"),
    rateBasis: text("rate_basis", { enum: rateBases }),
    termMin: integer("term_min"),
    termMax: integer("term_max"),
    /** In tenths. */
    depositMultiple: integer("deposit_multiple"),
    guarantors: integer("guarantors"),
    feeRate: integer("fee_rate"),
    /** Whole shillings, as the amounts below. */
    fee: integer("fee"),
    minimum: integer("minimum"),
    maximum: integer("maximum"),
    noticeDays: integer("notice_days"),
    validFrom: date("valid_from").notNull(),
    validUntil: date("valid_until"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index("product_name").on(table.organisationId, table.kind, sql`lower(${table.name})`),
    check("product_terms", sql`${table.termMin} <= ${table.termMax}`),
    check("product_amounts", sql`${table.minimum} <= ${table.maximum}`),
    range(table.rate, 0, 10_000),
    range(table.termMin, 1, 480),
    range(table.termMax, 1, 480),
    range(table.depositMultiple, 1, 1000),
    range(table.guarantors, 0, 20),
    range(table.feeRate, 0, 10_000),
    range(table.fee, 0, 1_000_000_000),
    range(table.minimum, 0, 1_000_000_000),
    range(table.maximum, 0, 1_000_000_000),
    range(table.noticeDays, 0, 730),
    ...columnChecks(table, { name: 80, description: 200, descriptionSwahili: 200 }),
  ],
);
