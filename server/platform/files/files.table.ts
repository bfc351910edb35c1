import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { maxLine } from "#contract/core/limits.ts";
import { columnChecks, pattern, range } from "#server/platform/database/checks.ts";
import { createdAt, id } from "#server/platform/database/columns.ts";

/**
 * A file in the store. The row is written first with `kept` false, then the bytes; the use case that
 * needs the file sets `kept` in its own transaction. What a crash leaves unkept is swept an hour later.
 * A file belongs to an organisation, or to a person who keeps it for themselves: never to both.
 */
export const storedFiles = pgTable(
  "stored_file",
  {
    id: id().primaryKey(),
    organisationId: uuid("organisation_id"),
    userId: uuid("user_id"),
    key: text("key").notNull().unique("stored_file_key"),
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    bytes: integer("bytes").notNull(),
    kept: boolean("kept").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("stored_file_unkept").on(table.kept, table.createdAt),
    // What refers to a file names its owner too, and so can never refer to another's.
    unique("stored_file_of_organisation").on(table.organisationId, table.id),
    unique("stored_file_of_person").on(table.userId, table.id),
    check("stored_file_one_owner", sql`num_nonnulls(${table.organisationId}, ${table.userId}) = 1`),
    range(table.bytes, 0),
    pattern(table.key, "^[A-Za-z0-9_-]{1,64}(/[A-Za-z0-9_-]{1,64}){0,5}$"),
    ...columnChecks(table, { key: 400, name: maxLine, contentType: maxLine }),
  ],
);
