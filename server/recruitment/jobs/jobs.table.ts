import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { defaultLanguage, languages } from "#contract/core/language.ts";
import { maxLine, maxText } from "#contract/core/limits.ts";
import type { Milestone } from "#contract/recruitment/job-form.ts";
import type { JobQuestion } from "#contract/recruitment/job-questions.ts";
import { employmentTypes, jobStatuses } from "#contract/recruitment/jobs.ts";
import type { MatchWeights } from "#contract/recruitment/match-weights.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonList, jsonObject, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment, sample } from "#server/platform/database/columns.ts";

/** Words of a text in their base form, with where they stand (PostgreSQL full-text search). */
const textSearch = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Where the work is, of a job that does not say. */
export const wholeCountry = "Kenya";

/** A path has a step at least, and each says what it is and how long it takes. */
export const pathShape = (milestones: AnyPgColumn) =>
  jsonList(milestones, {
    min: 1,
    wrong:
      '!(@.stage.type() == "string") || !(@.description.type() == "string") || !(@.estimatedDays.type() == "number") || @.estimatedDays < 1 || @.estimatedDays.floor() != @.estimatedDays',
  });

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
    /** What the SACCO wrote these texts in. */
    language: text("language", { enum: languages }).notNull().default(defaultLanguage),
    requirements: text("requirements").array().notNull(),
    responsibilities: text("responsibilities").array().notNull(),
    benefits: text("benefits").array().notNull(),
    skills: text("skills").array().notNull(),
    milestones: jsonb("milestones").$type<Milestone[]>().notNull(),
    /** What its application form asks beyond the usual. */
    questions: jsonb("questions").$type<JobQuestion[]>().notNull().default([]),
    status: text("status", { enum: jobStatuses }).notNull().default("Active"),
    /** Goes up with every change: of two people who change a job at once, the second is told. */
    version: integer("version").notNull().default(1),
    postedAt: moment("posted_at").notNull().defaultNow(),
    deadline: date("deadline").notNull(),
    /** When it was closed; null while it is open, and for one closed before this was kept: that counts to its deadline. */
    closedAt: moment("closed_at"),
    /** When those who had applied were last informed that it takes no more applications; null before it closed by itself. */
    endAnnouncedAt: moment("end_announced_at"),
    /** What each part of the match score counts for; null for the usual weights. */
    matchWeights: jsonb("match_weights").$type<MatchWeights>(),
    /** Goes up when applications would be scored otherwise than before. */
    matchVersion: integer("match_version").notNull().default(1),
    createdAt: createdAt(),
    sample: sample(),
    /** What the board's search looks in: words of title and description in any form and order. */
    search: textSearch("search").generatedAlwaysAs(sql`to_tsvector('english', title || ' ' || description)`),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index("job_search").using("gin", table.search),
    // Any part of a word, and words that are only nearly written so.
    index("job_title_parts").using("gin", sql`${table.title} gin_trgm_ops`),
    index("job_description_parts").using("gin", sql`${table.description} gin_trgm_ops`),
    // The public board, across organisations: open jobs, newest first. It holds all that the board filters
    // and counts by, so that only the jobs on the page are read from the table.
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
    // What closes by itself, across organisations.
    index("job_open_until").on(table.deadline).where(sql`${table.status} = 'Active'`),
    // Few, and never on the board.
    index("job_sample").on(table.organisationId, table.id).where(sql`${table.sample}`),
    index("job_organisation_status").on(table.organisationId, table.status, table.postedAt.desc()),
    index("job_organisation_posted").on(table.organisationId, table.postedAt.desc(), table.id),
    pathShape(table.milestones),
    jsonList(table.questions, {
      wrong: '!(@.id.type() == "string") || !(@.text.type() == "string") || !(@.kind.type() == "string")',
    }),
    range(table.version, 1),
    range(table.matchVersion, 1),
    jsonObject(table.matchWeights),
    ...columnChecks(table, {
      title: maxLine,
      department: maxLine,
      location: maxLine,
      salary: maxLine,
      experience: maxLine,
      education: maxLine,
      description: maxText,
      requirements: maxText,
      responsibilities: maxText,
      benefits: maxText,
      skills: maxText,
    }),
  ],
);
