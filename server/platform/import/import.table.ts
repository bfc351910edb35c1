import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { importItems, importKinds, importStates, largeImport } from "#contract/core/import.ts";
import { maxLine, maxText } from "#contract/core/limits.ts";
import { columnChecks, jsonObject, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import type { RowAssignment } from "./import-kind.ts";

// The platform knows no domain's table: the references to `organisation` and `user` are written in the migration.

/** One file of rows and what became of it. The history stays; the file goes when the import ends. */
export const imports = pgTable(
  "import",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: id(),
    kind: text("kind", { enum: importKinds }).notNull(),
    state: text("state", { enum: importStates }).notNull().default("uploaded"),
    fileName: text("file_name").notNull(),
    /** Null once the file is deleted. */
    fileId: uuid("file_id"),
    items: text("items", { enum: importItems }).notNull().default("rows"),
    rows: integer("rows").notNull(),
    /** For each field the place of its column, from 0. */
    mapping: jsonb("mapping").$type<Record<string, number>>().notNull(),
    /** By the number of a row what somebody said it is for; empty once the file is gone. */
    assigned: jsonb("assigned").$type<Record<string, RowAssignment>>().notNull().default({}),
    /** Where the data comes from, as who started it said. */
    source: text("source").notNull().default(""),
    /** The day that the rows are about; null for rows without one. */
    asOf: date("as_of"),
    processed: integer("processed").notNull().default(0),
    created: integer("created").notNull().default(0),
    duplicates: integer("duplicates").notNull().default(0),
    invalid: integer("invalid").notNull().default(0),
    failure: text("failure").notNull().default(""),
    uploadedBy: uuid("uploaded_by"),
    startedBy: uuid("started_by"),
    createdAt: createdAt(),
    finishedAt: moment("finished_at"),
    undoneAt: moment("undone_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "import_file",
      columns: [table.organisationId, table.fileId],
      foreignColumns: [storedFiles.organisationId, storedFiles.id],
    }),
    unique("import_file_once").on(table.organisationId, table.fileId),
    index("import_history").on(table.organisationId, table.kind, table.id.desc()),
    // What waits for a person, and what a stopped process left running.
    index("import_open").on(table.state, table.createdAt).where(sql`${table.fileId} is not null`),
    index("import_uploaded_by").on(table.uploadedBy),
    index("import_started_by").on(table.startedBy),
    check(
      "import_counts",
      sql`${table.processed} = ${table.created} + ${table.duplicates} + ${table.invalid} and ${table.processed} <= ${table.rows}`,
    ),
    check(
      "import_file_while_open",
      sql`(${table.state} in ('uploaded', 'running')) = (${table.fileId} is not null)`,
    ),
    range(table.rows, 1, largeImport.rows),
    range(table.created, 0),
    range(table.duplicates, 0),
    range(table.invalid, 0),
    jsonObject(table.mapping),
    jsonObject(table.assigned),
    ...columnChecks(table, { fileName: maxLine, source: maxLine, failure: maxText }),
  ],
);

/** What became of a row. `undone` was taken away again; `kept` stayed when the import was undone. */
export const rowOutcomes = ["created", "duplicate", "invalid", "undone", "kept"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/**
 * Refers a row of a kind's own table to the file that it was read from, and finds the rows of a file.
 * @param name begins the names of both
 */
export const readFrom = (
  name: string,
  { organisationId, importId }: Record<"organisationId" | "importId", ExtraConfigColumn & AnyPgColumn>,
) => [
  foreignKey({
    name: `${name}_import`,
    columns: [organisationId, importId],
    foreignColumns: [imports.organisationId, imports.id],
  }),
  index(`${name}_import_of`).on(organisationId, importId),
];

/** The rows of an import that have been worked through. It says what was wrong, never what was there. */
export const importRows = pgTable(
  "import_row",
  {
    organisationId: uuid("organisation_id").notNull(),
    importId: uuid("import_id").notNull(),
    row: integer("row").notNull(),
    outcome: text("outcome", { enum: rowOutcomes }).notNull(),
    /** What was made of it, or is known already; a row of the kind's own table. */
    subjectId: uuid("subject_id"),
    problems: jsonb("problems").$type<Record<string, string>>(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.importId, table.row] }),
    foreignKey({
      name: "import_row_of",
      columns: [table.organisationId, table.importId],
      foreignColumns: [imports.organisationId, imports.id],
    }).onDelete("cascade"),
    range(table.row, 1),
    jsonObject(table.problems),
    ...columnChecks(table, {}),
  ],
);
