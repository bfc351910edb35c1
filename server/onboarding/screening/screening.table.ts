import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { maxLine } from "#contract/core/limits.ts";
import { maxScreeningEntries, screeningListKinds } from "#contract/onboarding/screening.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";

/** Lists that an organisation screens people against. */
export const screeningLists = pgTable(
  "screening_list",
  {
    organisationId: organisationId(),
    id: id(),
    name: text("name").notNull(),
    kind: text("kind", { enum: screeningListKinds }).notNull().default("screening"),
    source: text("source").notNull(),
    listedAt: date("listed_at"),
    entries: integer("entries").notNull(),
    skipped: integer("skipped").notNull(),
    /** Its rows are written in several transactions; before the last of them nobody is looked for in it. */
    complete: boolean("complete").notNull().default(false),
    createdAt: createdAt(),
    createdBy: uuid("created_by"),
    /** Members who were looked for in it since it came, and when the last of them was. */
    screened: integer("screened").notNull().default(0),
    screenedAt: moment("screened_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "screening_list_maker",
      columns: [table.createdBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    index("screening_list_created_by").on(table.createdBy),
    range(table.entries, 0, maxScreeningEntries),
    range(table.skipped, 0, maxScreeningEntries),
    range(table.screened, 0),
    ...columnChecks(table, { name: maxLine, source: maxLine }),
  ],
);

/** People and numbers of a list, by their row in the file. */
export const screeningEntries = pgTable(
  "screening_entry",
  {
    organisationId: uuid("organisation_id").notNull(),
    listId: uuid("list_id").notNull(),
    row: integer("row").notNull(),
    names: text("names").array().notNull(),
    numbers: text("numbers").array().notNull(),
    dateOfBirth: text("date_of_birth").notNull(),
    remarks: text("remarks").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.listId, table.row] }),
    foreignKey({
      name: "screening_entry_of",
      columns: [table.organisationId, table.listId],
      foreignColumns: [screeningLists.organisationId, screeningLists.id],
    }).onDelete("cascade"),
    range(table.row, 1),
    ...columnChecks(table, { names: 5_000, numbers: 200, dateOfBirth: 40, remarks: 500 }),
  ],
);

/** By what entries are found: how each of their names sounds, and their numbers. */
export const screeningKeys = pgTable(
  "screening_key",
  {
    organisationId: uuid("organisation_id").notNull(),
    key: text("key").notNull(),
    listId: uuid("list_id").notNull(),
    row: integer("row").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.key, table.listId, table.row] }),
    foreignKey({
      name: "screening_key_of",
      columns: [table.organisationId, table.listId, table.row],
      foreignColumns: [screeningEntries.organisationId, screeningEntries.listId, screeningEntries.row],
    }).onDelete("cascade"),
    index("screening_key_entry").on(table.organisationId, table.listId, table.row),
    range(table.row, 1),
    ...columnChecks(table, { key: 60 }),
  ],
);
