import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { maxEmail, maxLine, maxPhone } from "#contract/core/limits.ts";
import type { JobPreferences, ProfileDetails } from "#contract/recruitment/candidate.ts";
import { candidateStatuses } from "#contract/recruitment/hr-candidates.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonObject } from "#server/platform/database/checks.ts";
import { createdAt, id, moment, sample } from "#server/platform/database/columns.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { readFrom } from "#server/platform/import/import.table.ts";

/** An address without what some write after a plus sign, in lower case: one mailbox. */
export const emailKey = (email: AnyPgColumn): SQL => sql`lower(regexp_replace(${email}, '[+][^@]*@', '@'))`;

/** A person who applied to an organisation, or whom it imported or entered, as that organisation knows them. */
export const candidates = pgTable(
  "candidate",
  {
    organisationId: organisationId(),
    id: id(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    /** How the name sounds (`nameKey`): what duplicates are found by; null until a task has written it. */
    nameKey: text("name_key"),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    location: text("location").notNull(),
    /** The import that made the row; without an account beside it, the person has not applied. */
    importId: uuid("import_id"),
    status: text("status", { enum: candidateStatuses }).notNull().default("active"),
    /** Until when the person has agreed to stay in the talent pool, however long applications are kept. */
    poolUntil: moment("pool_until"),
    createdAt: createdAt(),
    sample: sample(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index("candidate_status").on(table.organisationId, table.status, table.id),
    index("candidate_sample").on(table.organisationId, table.id).where(sql`${table.sample}`),
    unique("candidate_person").on(table.organisationId, table.userId),
    unique("candidate_account").on(table.organisationId, table.id, table.userId),
    index("candidate_user").on(table.userId),
    ...readFrom("candidate", table),
    index("candidate_email").on(table.organisationId, table.email),
    index("candidate_email_key").on(table.organisationId, emailKey(table.email)),
    index("candidate_name_key").on(table.organisationId, table.nameKey),
    index("candidate_unkeyed").on(table.id).where(sql`${table.nameKey} is null`),
    index("candidate_phone").on(table.organisationId, table.phone),
    // Without an account one address is one person, however they came; of imports also one number without an address.
    uniqueIndex("candidate_imported_email")
      .on(table.organisationId, table.email)
      .where(sql`${table.userId} is null and ${table.email} <> ''`),
    uniqueIndex("candidate_imported_phone")
      .on(table.organisationId, table.phone)
      .where(sql`${table.importId} is not null and ${table.userId} is null and ${table.email} = ''`),
    // Any part of a name or address: the staff's search box.
    index("candidate_person_parts").using(
      "gin",
      sql`${table.name} gin_trgm_ops`,
      sql`${table.email} gin_trgm_ops`,
    ),
    ...columnChecks(table, {
      name: maxLine,
      nameKey: 2 * maxLine,
      email: maxEmail,
      phone: maxPhone,
      location: maxLine,
    }),
  ],
);

/**
 * The CV that an organisation imported of a candidate, with what the reader found in it. Applications have their own; this
 * one goes with the candidate.
 */
export const candidateCvs = pgTable(
  "candidate_cv",
  {
    organisationId: organisationId(),
    candidateId: uuid("candidate_id").notNull(),
    fileId: uuid("file_id").notNull(),
    reading: jsonb("reading").$type<ParsedResume>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.candidateId] }),
    foreignKey({
      name: "candidate_cv_of",
      columns: [table.organisationId, table.candidateId],
      foreignColumns: [candidates.organisationId, candidates.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "candidate_cv_file",
      columns: [table.organisationId, table.fileId],
      foreignColumns: [storedFiles.organisationId, storedFiles.id],
    }),
    unique("candidate_cv_file_once").on(table.organisationId, table.fileId),
    jsonObject(table.reading),
    ...columnChecks(table, {}),
  ],
);

const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The content of a profile's row; what was never said is absent. */
export interface StoredProfile {
  details: ProfileDetails;
  preferences?: JobPreferences;
  /** The last answer to whether jobs may be recommended, and when it was given (ISO). */
  recommendations?: { given: boolean; at: string };
  defaultResumeId?: string;
  /** False when an application must not save its answers here. */
  savesAnswers?: boolean;
}

/** What a job seeker keeps to fill in the next application from. */
export const candidateProfiles = pgTable(
  "candidate_profile",
  {
    userId: owner().primaryKey(),
    details: jsonb("details").$type<StoredProfile>().notNull(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [jsonObject(table.details), ...columnChecks(table, {})],
);

/** A CV that a job seeker keeps, with what the reader found in it. It belongs to the person, to no organisation. */
export const candidateResumes = pgTable(
  "candidate_resume",
  {
    id: id().primaryKey(),
    userId: owner(),
    fileId: uuid("file_id").notNull(),
    reading: jsonb("reading").$type<ParsedResume>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: "candidate_resume_file",
      columns: [table.userId, table.fileId],
      foreignColumns: [storedFiles.userId, storedFiles.id],
    }),
    unique("candidate_resume_own").on(table.userId, table.id),
    index("candidate_resume_of").on(table.userId, table.createdAt.desc()),
    index("candidate_resume_file").on(table.userId, table.fileId),
    jsonObject(table.reading),
    ...columnChecks(table, {}),
  ],
);
