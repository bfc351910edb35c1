import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { columnChecks } from "#server/platform/database/checks.ts";

/**
 * How much of their limits people and addresses have used up. Rows belong to no organisation and are read before
 * one is known: no row-level security, like sessions. The table is unlogged (see its migration).
 */
export const rateLimits = pgTable(
  "rate_limit",
  {
    /** A keyed digest: the table is no list of who has an account, or of who called from where. */
    key: text("key").primaryKey(),
    /** Each use moves it on by its share of the limit's time; a row whose moment is past says nothing. */
    usedUntil: timestamp("used_until", { withTimezone: true }).notNull(),
  },
  (table) => columnChecks(table, { key: 200 }),
);
