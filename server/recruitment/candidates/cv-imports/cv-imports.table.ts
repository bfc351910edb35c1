import { sql } from "drizzle-orm";
import {
  boolean,
  check,
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
import { maxEmail, maxLine, maxPhone, maxText } from "#contract/core/limits.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonObject, pattern, range } from "#server/platform/database/checks.ts";
import { createdAt, id } from "#server/platform/database/columns.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";

/** CVs that HR is about to make candidates of. Finished, given up or too old, it is deleted with its files. */
export const cvImports = pgTable(
  "cv_import",
  {
    organisationId: organisationId(),
    /** The finished import has the same one. */
    id: id(),
    name: text("name").notNull(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index("cv_import_author").on(table.createdBy),
    index("cv_import_age").on(table.createdAt),
    ...columnChecks(table, { name: maxLine }),
  ],
);

/** An archive is `unpacking` and makes room for its files; a CV is `waiting` until it is `read`; the rest is `unreadable`. */
export const cvFileStates = ["unpacking", "waiting", "read", "unreadable"] as const;

/** One file of an import of CVs. */
export const cvImportFiles = pgTable(
  "cv_import_file",
  {
    organisationId: organisationId(),
    id: id(),
    importId: uuid("import_id").notNull(),
    /** Its path in the folder or archive. */
    name: text("name").notNull(),
    /** SHA-256 of its bytes: the same file is in an import once, however often it is sent. */
    digest: text("digest").notNull(),
    bytes: integer("bytes").notNull(),
    /** Null where it was refused: of that nothing is kept but why. */
    fileId: uuid("file_id"),
    state: text("state", { enum: cvFileStates }).notNull(),
    problem: text("problem").notNull().default(""),
    reading: jsonb("reading").$type<ParsedResume>(),
    /** Whom it is of: as it was read, then as it was corrected. */
    personName: text("person_name").notNull().default(""),
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    location: text("location").notNull().default(""),
    leftOut: boolean("left_out").notNull().default(false),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "cv_import_file_of",
      columns: [table.organisationId, table.importId],
      foreignColumns: [cvImports.organisationId, cvImports.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "cv_import_file_file",
      columns: [table.organisationId, table.fileId],
      foreignColumns: [storedFiles.organisationId, storedFiles.id],
    }),
    unique("cv_import_file_digest").on(table.organisationId, table.importId, table.digest),
    unique("cv_import_file_once").on(table.organisationId, table.fileId),
    // A person's own data, in whichever organisation.
    index("cv_import_file_email").on(table.email),
    check(
      "cv_import_file_kept",
      sql`case ${table.state} when 'unreadable' then ${table.problem} <> '' else ${table.fileId} is not null end`,
    ),
    check("cv_import_file_read", sql`(${table.state} = 'read') = (${table.reading} is not null)`),
    pattern(table.digest, "^[0-9a-f]{64}$"),
    range(table.bytes, 0),
    range(table.version, 1),
    jsonObject(table.reading),
    ...columnChecks(table, {
      name: maxLine,
      digest: 64,
      problem: maxText,
      personName: maxLine,
      email: maxEmail,
      phone: maxPhone,
      location: maxLine,
    }),
  ],
);
