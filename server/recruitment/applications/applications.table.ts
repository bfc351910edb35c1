import { sql } from "drizzle-orm";
import {
  boolean,
  check,
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
import { maxEmail, maxLine, maxPhone, maxText } from "#contract/core/limits.ts";
import { applicationSources, maxSourceName } from "#contract/recruitment/application-source.ts";
import {
  applicationStatuses,
  type CandidateData,
  educationLevels,
  maxStages,
  stageOfStatus,
  workAuthorizations,
} from "#contract/recruitment/applications.ts";
import type { MatchPart } from "#contract/recruitment/hr.ts";
import type { GivenAnswer } from "#contract/recruitment/job-questions.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { apiTokens } from "#server/accounts/api-tokens.table.ts";
import { columnChecks, jsonList, jsonObject, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { candidateDecisions } from "../candidates/candidate-decisions.table.ts";
import { candidates } from "../candidates/candidates.table.ts";
import { jobs } from "../jobs/jobs.table.ts";

/** The stage that each status stands for, as branches of a `case`. */
const stageLimits = Object.entries(stageOfStatus)
  .flatMap(([status, stage]) => (stage === null ? [] : [`when '${status}' then ${stage}`]))
  .join(" ");

/** An answer to a job's own question, as it is kept with the application. */
export interface KeptAnswer extends GivenAnswer {
  questionId: string;
  knockOut: boolean;
}

export const applications = pgTable(
  "application",
  {
    organisationId: organisationId(),
    id: id().unique("application_id"),
    jobId: uuid("job_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    /** Whose account it is; null while HR has entered it for somebody who has none. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Idempotency-Key of the submission; a repeat with the same key answers this application. */
    submissionKey: text("submission_key"),
    status: text("status", { enum: applicationStatuses }).notNull().default("submitted"),
    stage: integer("stage").notNull().default(1),
    matchScore: integer("match_score").notNull(),
    match: jsonb("match").$type<MatchPart[]>().notNull(),
    /** The version of the scoring, and of what the job asks, that the score was made by. */
    scoreVersion: integer("score_version").notNull().default(1),
    jobMatchVersion: integer("job_match_version").notNull().default(1),
    /** What the candidate sent, as it was at that moment. Null: not asked, of an application that HR entered. */
    candidateName: text("candidate_name").notNull(),
    candidateEmail: text("candidate_email").notNull(),
    phone: text("phone").notNull(),
    location: text("location").notNull(),
    workExperiences: jsonb("work_experiences").$type<CandidateData["workExperiences"]>().notNull(),
    education: text("education", { enum: educationLevels }),
    skills: text("skills").array().notNull(),
    expectedSalary: text("expected_salary").notNull(),
    availableStartDate: date("available_start_date"),
    workAuthorization: text("work_authorization", { enum: workAuthorizations }),
    coverLetter: text("cover_letter").notNull(),
    additionalInfo: text("additional_info"),
    willingToRelocate: boolean("willing_to_relocate"),
    hasBackground: boolean("has_background"),
    /** Whether they say that they work at the organisation; null for who did not say. */
    worksHere: boolean("works_here"),
    /** They said so as they applied, or named the organisation as where they work (`namesOrganisation`). */
    saysInternal: boolean("says_internal").notNull().default(false),
    /** The job's own questions as they were asked, with what was answered. */
    answers: jsonb("answers").$type<KeptAnswer[]>().notNull().default([]),
    /** One of these answers is one that HR wants to look at. */
    flagged: boolean("flagged").notNull().default(false),
    cvFileId: uuid("cv_file_id"),
    /** What the reader found in the CV; null until it has been read, or without one. */
    cvReading: jsonb("cv_reading").$type<ParsedResume>(),
    /** Where it came from; `sourceName` is what a shared link called itself. */
    source: text("source", { enum: applicationSources }).notNull().default("board"),
    sourceName: text("source_name"),
    version: integer("version").notNull().default(1),
    /**
     * While a rejection can be undone: the status that the candidate still sees, and the decision that rejects it. Null
     * at every other time.
     */
    heldStatus: text("held_status", { enum: applicationStatuses }),
    heldBy: uuid("held_by"),
    /** Put aside until then, by whom; null when it never was, or is among the others again. */
    snoozedUntil: moment("snoozed_until"),
    snoozedBy: uuid("snoozed_by").references(() => users.id, { onDelete: "set null" }),
    appliedAt: moment("applied_at").notNull().defaultNow(),
    /** When the candidate last did something about it after sending it; null if nothing. */
    candidateActiveAt: moment("candidate_active_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "application_job",
      columns: [table.organisationId, table.jobId],
      foreignColumns: [jobs.organisationId, jobs.id],
    }),
    foreignKey({
      name: "application_person",
      columns: [table.organisationId, table.candidateId],
      foreignColumns: [candidates.organisationId, candidates.id],
    }),
    // The account, where there is one, is the candidate's own.
    foreignKey({
      name: "application_candidate",
      columns: [table.organisationId, table.candidateId, table.userId],
      foreignColumns: [candidates.organisationId, candidates.id, candidates.userId],
    }),
    foreignKey({
      name: "application_cv",
      columns: [table.organisationId, table.cvFileId],
      foreignColumns: [storedFiles.organisationId, storedFiles.id],
    }),
    foreignKey({
      name: "application_held",
      columns: [table.organisationId, table.heldBy],
      foreignColumns: [candidateDecisions.organisationId, candidateDecisions.id],
    }),
    check(
      "application_held_rejection",
      sql`(${table.heldBy} is null) = (${table.heldStatus} is null) and (${table.heldBy} is null or ${table.status} = 'rejected')`,
    ),
    index("application_held").on(table.organisationId, table.heldBy),
    unique("application_once_per_job").on(table.organisationId, table.jobId, table.candidateId),
    unique("application_submission").on(table.userId, table.submissionKey),
    // Whom HR entered, until they are joined to an account.
    index("application_entered")
      .on(table.organisationId, table.candidateId)
      .where(sql`${table.userId} is null`),
    index("application_user").on(table.userId, table.appliedAt.desc()),
    index("application_applied").on(table.organisationId, table.appliedAt.desc(), table.id),
    // With what a total counts by, so that none is counted in the rows themselves.
    index("application_status").on(
      table.organisationId,
      table.status,
      table.appliedAt.desc(),
      table.id,
      table.snoozedUntil,
    ),
    // The latest of each person, and its score.
    index("application_latest").on(
      table.organisationId,
      table.candidateId,
      table.appliedAt.desc(),
      table.id,
      table.matchScore,
    ),
    index("application_score").on(table.organisationId, table.matchScore.desc(), table.id),
    index("application_source").on(
      table.organisationId,
      table.source,
      table.sourceName,
      table.appliedAt.desc(),
      table.id,
    ),
    index("application_job_source").on(table.organisationId, table.jobId, table.source, table.sourceName),
    // Scores of an earlier version: of a job that asks something else now, and after an upgrade.
    index("application_job_score")
      .on(table.organisationId, table.jobId, table.jobMatchVersion)
      .where(sql`${table.status} <> 'withdrawn'`),
    index("application_score_version")
      .on(table.scoreVersion, table.organisationId, table.jobId)
      .where(sql`${table.status} <> 'withdrawn'`),
    // What is new since somebody's last visit.
    index("application_active").on(
      table.organisationId,
      sql`coalesce(${table.candidateActiveAt}, ${table.appliedAt}) desc`,
    ),
    index("application_flagged")
      .on(table.organisationId, table.appliedAt.desc(), table.id)
      .where(sql`${table.flagged}`),
    index("application_internal")
      .on(table.organisationId, table.candidateId)
      .where(sql`${table.saysInternal}`),
    index("application_snoozed")
      .on(table.organisationId, table.appliedAt.desc(), table.id)
      .where(sql`${table.snoozedUntil} is not null`),
    index("application_snoozed_by").on(table.snoozedBy),
    index("application_name").on(table.organisationId, table.candidateName, table.id),
    index("application_candidate_of").on(table.organisationId, table.candidateId, table.userId),
    index("application_cv").on(table.organisationId, table.cvFileId),
    // Any part of a name or address: the staff's search box.
    index("application_person_parts").using(
      "gin",
      sql`${table.candidateName} gin_trgm_ops`,
      sql`${table.candidateEmail} gin_trgm_ops`,
    ),
    range(table.stage, 1, maxStages),
    // A shorter hiring path ends before the status's usual stage; none goes beyond it.
    check(
      "application_stage_of_status",
      sql`${table.stage} <= case ${table.status} ${sql.raw(stageLimits)} else ${sql.raw(String(maxStages))} end`,
    ),
    range(table.matchScore, 0, 100),
    range(table.scoreVersion, 1),
    range(table.jobMatchVersion, 1),
    range(table.version, 1),
    jsonList(table.match, {
      wrong: '!(@.score.type() == "number") || @.score < 0 || @.score > 100',
    }),
    jsonList(table.workExperiences),
    jsonList(table.answers, {
      wrong: '!(@.question.type() == "string") || !(@.answer.type() == "string")',
    }),
    jsonObject(table.cvReading),
    ...columnChecks(table, {
      submissionKey: 100,
      candidateName: maxLine,
      candidateEmail: maxEmail,
      phone: maxPhone,
      location: maxLine,
      skills: maxText,
      expectedSalary: maxLine,
      coverLetter: maxText,
      additionalInfo: maxText,
      sourceName: maxSourceName,
    }),
    check("application_source_named", sql`${table.sourceName} is null or ${table.source} = 'link'`),
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
    /** The API token that did it, in place of a person. */
    tokenId: uuid("token_id"),
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
    // The few entries that hires are counted by.
    index("application_event_hire")
      .on(table.organisationId, table.applicationId, table.at)
      .where(sql`${table.toStatus} = 'accepted' and ${table.fromStatus} <> 'accepted'`),
    index("application_event_actor").on(table.actorId),
    foreignKey({
      name: "application_event_token",
      columns: [table.organisationId, table.tokenId],
      foreignColumns: [apiTokens.organisationId, apiTokens.id],
    }),
    index("application_event_token").on(table.organisationId, table.tokenId),
    range(table.stage, 1, maxStages),
    ...columnChecks(table, { notes: maxText, messageToCandidate: maxText }),
  ],
);

/** A colleague whom a note names. */
export const applicationMentions = pgTable(
  "application_mention",
  {
    organisationId: organisationId(),
    eventId: uuid("event_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.eventId, table.userId] }),
    foreignKey({
      name: "application_mention_in",
      columns: [table.organisationId, table.eventId],
      foreignColumns: [applicationEvents.organisationId, applicationEvents.id],
    }).onDelete("cascade"),
    index("application_mention_user").on(table.userId),
  ],
);
