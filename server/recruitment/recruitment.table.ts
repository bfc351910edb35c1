import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
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
import {
  applicationStatuses,
  type CandidateData,
  educationLevels,
  workAuthorizations,
} from "#contract/recruitment/applications.ts";
import type { MatchPart } from "#contract/recruitment/hr.ts";
import { candidateStatuses } from "#contract/recruitment/hr-candidates.ts";
import { employmentTypes, jobStatuses } from "#contract/recruitment/jobs.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";

/** Words of a text in their base form, with where they stand (PostgreSQL full-text search). */
const textSearch = customType<{ data: string }>({ dataType: () => "tsvector" });

/** One step of a job's hiring path. */
export interface Milestone {
  id: string;
  stage: string;
  description: string;
  estimatedDays: number;
  isRequired: boolean;
}

export const jobs = pgTable(
  "job",
  {
    organisationId: organisationId(),
    id: id().unique("job_id"),
    title: text("title").notNull(),
    department: text("department").notNull(),
    location: text("location").notNull(),
    type: text("type", { enum: employmentTypes }).notNull(),
    salary: text("salary").notNull().default(""),
    experience: text("experience").notNull().default(""),
    education: text("education").notNull().default(""),
    description: text("description").notNull(),
    requirements: text("requirements").array().notNull(),
    responsibilities: text("responsibilities").array().notNull(),
    benefits: text("benefits").array().notNull(),
    skills: text("skills").array().notNull(),
    milestones: jsonb("milestones").$type<Milestone[]>().notNull(),
    status: text("status", { enum: jobStatuses }).notNull().default("Active"),
    postedAt: moment("posted_at").notNull().defaultNow(),
    deadline: date("deadline").notNull(),
    createdAt: createdAt(),
    /** What the board's search looks in: words of title and description in any form and order. */
    search: textSearch("search").generatedAlwaysAs(sql`to_tsvector('english', title || ' ' || description)`),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index("job_search").using("gin", table.search),
    // Any part of a word, and words that are only nearly written so.
    index("job_title_parts").using("gin", sql`${table.title} gin_trgm_ops`),
    index("job_description_parts").using("gin", sql`${table.description} gin_trgm_ops`),
    // The public board, across organisations: open positions, newest first. It holds all that the board filters
    // and counts by, so that only the positions on the page are read from the table.
    index("job_board").on(
      table.status,
      table.postedAt.desc(),
      table.id,
      table.deadline,
      table.organisationId,
      table.department,
      table.location,
      table.type,
    ),
    index("job_organisation_status").on(table.organisationId, table.status, table.postedAt.desc()),
    index("job_organisation_posted").on(table.organisationId, table.postedAt.desc(), table.id),
  ],
);

/** A person who applied to an organisation, as that organisation knows them. */
export const candidates = pgTable(
  "candidate",
  {
    organisationId: organisationId(),
    id: id(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    location: text("location").notNull(),
    status: text("status", { enum: candidateStatuses }).notNull().default("active"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique("candidate_person").on(table.organisationId, table.userId),
    index("candidate_user").on(table.userId),
    // Any part of a name or address: the staff's search box.
    index("candidate_person_parts").using(
      "gin",
      sql`${table.name} gin_trgm_ops`,
      sql`${table.email} gin_trgm_ops`,
    ),
  ],
);

export const applications = pgTable(
  "application",
  {
    organisationId: organisationId(),
    id: id().unique("application_id"),
    jobId: uuid("job_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Idempotency-Key of the submission; a repeat with the same key answers this application. */
    submissionKey: text("submission_key"),
    status: text("status", { enum: applicationStatuses }).notNull().default("submitted"),
    stage: integer("stage").notNull().default(1),
    matchScore: integer("match_score").notNull(),
    match: jsonb("match").$type<MatchPart[]>().notNull(),
    /** What the candidate sent, as it was at that moment. */
    candidateName: text("candidate_name").notNull(),
    candidateEmail: text("candidate_email").notNull(),
    phone: text("phone").notNull(),
    location: text("location").notNull(),
    workExperiences: jsonb("work_experiences").$type<CandidateData["workExperiences"]>().notNull(),
    education: text("education", {
      enum: educationLevels.map((level) => level.value) as [
        CandidateData["education"],
        ...CandidateData["education"][],
      ],
    }).notNull(),
    skills: text("skills").array().notNull(),
    expectedSalary: text("expected_salary").notNull(),
    availableStartDate: date("available_start_date").notNull(),
    workAuthorization: text("work_authorization", {
      enum: workAuthorizations.map((option) => option.value) as [
        (typeof workAuthorizations)[number]["value"],
        ...(typeof workAuthorizations)[number]["value"][],
      ],
    }).notNull(),
    coverLetter: text("cover_letter").notNull(),
    additionalInfo: text("additional_info"),
    willingToRelocate: boolean("willing_to_relocate").notNull(),
    hasBackground: boolean("has_background").notNull(),
    cvFileId: uuid("cv_file_id").references(() => storedFiles.id),
    /** What the reader found in the CV; null until it has been read, or without one. */
    cvReading: jsonb("cv_reading").$type<ParsedResume>(),
    version: integer("version").notNull().default(1),
    appliedAt: moment("applied_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "application_job",
      columns: [table.organisationId, table.jobId],
      foreignColumns: [jobs.organisationId, jobs.id],
    }),
    foreignKey({
      name: "application_candidate",
      columns: [table.organisationId, table.candidateId],
      foreignColumns: [candidates.organisationId, candidates.id],
    }),
    unique("application_once_per_job").on(table.organisationId, table.jobId, table.userId),
    unique("application_submission").on(table.userId, table.submissionKey),
    index("application_user").on(table.userId, table.appliedAt.desc()),
    index("application_applied").on(table.organisationId, table.appliedAt.desc(), table.id),
    index("application_status").on(table.organisationId, table.status, table.appliedAt.desc()),
    index("application_score").on(table.organisationId, table.matchScore.desc(), table.id),
    index("application_name").on(table.organisationId, table.candidateName, table.id),
    index("application_candidate_of").on(table.organisationId, table.candidateId),
    // Any part of a name or address: the staff's search box.
    index("application_person_parts").using(
      "gin",
      sql`${table.candidateName} gin_trgm_ops`,
      sql`${table.candidateEmail} gin_trgm_ops`,
    ),
  ],
);

/** One change of an application's status; the first row is its submission. */
export const applicationEvents = pgTable(
  "application_event",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    at: createdAt(),
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    fromStatus: text("from_status", { enum: applicationStatuses }),
    toStatus: text("to_status", { enum: applicationStatuses }).notNull(),
    stage: integer("stage").notNull(),
    /** Internal: never shown to the candidate. */
    notes: text("notes"),
    messageToCandidate: text("message_to_candidate"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "application_event_of",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    index("application_event_history").on(table.organisationId, table.applicationId, table.at),
  ],
);
