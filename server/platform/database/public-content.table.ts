import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { columnChecks, range } from "./checks.ts";

/**
 * How often what everyone may see has changed, by topic. One number for all processes: whoever keeps a page in
 * memory looks here. Belongs to no organisation.
 */
export const publicVersions = pgTable(
  "public_version",
  {
    topic: text("topic").primaryKey(),
    version: bigint("version", { mode: "number" }).notNull(),
  },
  (table) => [range(table.version, 0), ...columnChecks(table, { topic: 50 })],
);
