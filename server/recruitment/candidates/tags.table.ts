import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { maxTagName } from "#contract/recruitment/tags.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { id } from "#server/platform/database/columns.ts";
import { candidates } from "./candidates.table.ts";

/** A word of an organisation's own by which it finds candidates again. One that nobody has is deleted. */
export const tags = pgTable(
  "tag",
  { organisationId: organisationId(), id: id(), name: text("name").notNull() },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    uniqueIndex("tag_name").on(table.organisationId, sql`lower(${table.name})`),
    ...columnChecks(table, { name: maxTagName }),
  ],
);

export const candidateTags = pgTable(
  "candidate_tag",
  {
    organisationId: organisationId(),
    candidateId: uuid("candidate_id").notNull(),
    tagId: uuid("tag_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.candidateId, table.tagId] }),
    foreignKey({
      name: "candidate_tag_on",
      columns: [table.organisationId, table.candidateId],
      foreignColumns: [candidates.organisationId, candidates.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "candidate_tag_is",
      columns: [table.organisationId, table.tagId],
      foreignColumns: [tags.organisationId, tags.id],
    }).onDelete("cascade"),
    index("candidate_tag_of").on(table.organisationId, table.tagId, table.candidateId),
  ],
);
