import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { maxNote } from "#contract/core/document-requests.ts";
import { type CriterionRatings, recommendations } from "#contract/recruitment/scorecards.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonObject } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { applications } from "../applications/applications.table.ts";

/** What one person of the team thinks of a candidate; one for each application. Internal. */
export const scorecards = pgTable(
  "scorecard",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    ratings: jsonb("ratings").$type<CriterionRatings>().notNull(),
    recommendation: text("recommendation", { enum: recommendations }).notNull(),
    note: text("note"),
    createdAt: createdAt(),
    changedAt: moment("changed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    // Two presses at the same moment give one.
    unique("scorecard_of_author").on(table.organisationId, table.applicationId, table.authorId),
    foreignKey({
      name: "scorecard_of",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    index("scorecard_author").on(table.authorId),
    jsonObject(table.ratings),
    ...columnChecks(table, { note: maxNote }),
  ],
);
