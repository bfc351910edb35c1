import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { maxLine } from "#contract/core/limits.ts";
import type { SegmentCriteria } from "#contract/experience/segment-facts.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonObject, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment, sample } from "#server/platform/database/columns.ts";

/** A rule over members, under a name. */
export const segments = pgTable(
  "segment",
  {
    organisationId: organisationId(),
    id: id(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    criteria: jsonb("criteria").$type<SegmentCriteria>().notNull(),
    createdAt: createdAt(),
    /** How many people it had at `countedAt`: a rule over a large register is not counted for every list. */
    size: integer("size").notNull(),
    countedAt: moment("counted_at").notNull(),
    sample: sample(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique("segment_name").on(table.organisationId, table.name),
    // Of all organisations, for the task that counts them again.
    index("segment_counted_at").on(table.countedAt),
    index("segment_sample").on(table.organisationId, table.id).where(sql`${table.sample}`),
    jsonObject(table.criteria),
    range(table.size, 0),
    ...columnChecks(table, { name: 100, description: maxLine }),
  ],
);
