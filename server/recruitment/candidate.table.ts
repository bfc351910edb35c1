import { foreignKey, index, integer, jsonb, pgTable, primaryKey, unique, uuid } from "drizzle-orm/pg-core";
import type { JobPreferences, ProfileDetails } from "#contract/recruitment/candidate.ts";
import type { DraftValues } from "#contract/recruitment/drafts.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { jobs } from "./recruitment.table.ts";

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
}

/** What a job seeker keeps to fill in the next application from. */
export const candidateProfiles = pgTable("candidate_profile", {
  userId: owner().primaryKey(),
  details: jsonb("details").$type<StoredProfile>().notNull(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** A CV that a job seeker keeps, with what the reader found in it. It belongs to the person, to no organisation. */
export const candidateResumes = pgTable(
  "candidate_resume",
  {
    id: id().primaryKey(),
    userId: owner(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => storedFiles.id),
    reading: jsonb("reading").$type<ParsedResume>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("candidate_resume_of").on(table.userId, table.createdAt.desc())],
);

/** An application that is not sent yet. Only its author ever reads it; staff never do. */
export const applicationDrafts = pgTable(
  "application_draft",
  {
    organisationId: organisationId(),
    id: id(),
    jobId: uuid("job_id").notNull(),
    userId: owner(),
    values: jsonb("values").$type<DraftValues>().notNull(),
    /** The form's step that the person was at, 1 to 4. */
    step: integer("step").notNull(),
    resumeId: uuid("resume_id").references(() => candidateResumes.id, { onDelete: "set null" }),
    version: integer("version").notNull().default(1),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "application_draft_job",
      columns: [table.organisationId, table.jobId],
      foreignColumns: [jobs.organisationId, jobs.id],
    }).onDelete("cascade"),
    unique("application_draft_of").on(table.userId, table.jobId),
    index("application_draft_age").on(table.updatedAt),
  ],
);
