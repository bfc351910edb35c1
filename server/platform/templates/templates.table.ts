import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { languages } from "#contract/core/language.ts";
import { maxLine } from "#contract/core/limits.ts";
import { maxTemplateBody } from "#contract/workspace/templates.ts";
import { columnChecks, range } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/columns.ts";

/** What an organisation says in place of a standard text, by template and language. No row: the standard text. */
export const ownWordings = pgTable(
  "own_wording",
  {
    organisationId: uuid("organisation_id").notNull(),
    template: text("template").notNull(),
    language: text("language", { enum: languages }).notNull(),
    /** Empty for an SMS. */
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    version: integer("version").notNull().default(1),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.template, table.language] }),
    range(table.version, 1),
    ...columnChecks(table, { template: 60, subject: maxLine, body: maxTemplateBody }),
  ],
);
