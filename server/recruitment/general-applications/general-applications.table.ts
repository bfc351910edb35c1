import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { maxEmail, maxLine, maxPhone, maxText } from "#contract/core/limits.ts";
import { type CandidateData, educationLevels } from "#contract/recruitment/applications.ts";
import type { GeneralDraftValues } from "#contract/recruitment/general-drafts.ts";
import { generalSteps } from "#contract/recruitment/general-steps.ts";
import { employmentTypes } from "#contract/recruitment/jobs.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonList, jsonObject } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { draftChecks, draftColumns } from "#server/platform/drafts/drafts.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { candidateResumes, candidates } from "../candidates/candidates.table.ts";
import { jobs } from "../jobs/jobs.table.ts";

const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A person who asks an organisation to think of them when a job fits; one for each person and organisation. */
export const generalApplications = pgTable(
  "general_application",
  {
    organisationId: organisationId(),
    id: id(),
    candidateId: uuid("candidate_id").notNull(),
    userId: owner(),
    /** Idempotency-Key of the submission; a repeat with the same key changes nothing. */
    submissionKey: text("submission_key"),
    /** None: any department. */
    departments: text("departments").array().notNull(),
    /** None: any kind of employment. */
    types: text("types", { enum: employmentTypes }).array().notNull(),
    words: text("words").notNull(),
    /** What the person sent, as it was at that moment. */
    candidateName: text("candidate_name").notNull(),
    candidateEmail: text("candidate_email").notNull(),
    phone: text("phone").notNull(),
    location: text("location").notNull(),
    /** Of the profile, where it keeps them. */
    workExperiences: jsonb("work_experiences").$type<CandidateData["workExperiences"]>().notNull(),
    education: text("education", { enum: educationLevels }).notNull(),
    skills: text("skills").array().notNull(),
    cvFileId: uuid("cv_file_id"),
    /** What the reader found in the CV; null until it has been read, or without one. */
    cvReading: jsonb("cv_reading").$type<ParsedResume>(),
    sentAt: moment("sent_at").notNull().defaultNow(),
    /** When it was sent, changed or renewed last, which is when the person agreed last. */
    renewedAt: moment("renewed_at").notNull().defaultNow(),
    /** When the person was told that its time ends. */
    toldAt: moment("told_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    // The account is the candidate's own.
    foreignKey({
      name: "general_application_candidate",
      columns: [table.organisationId, table.candidateId, table.userId],
      foreignColumns: [candidates.organisationId, candidates.id, candidates.userId],
    }),
    foreignKey({
      name: "general_application_cv",
      columns: [table.organisationId, table.cvFileId],
      foreignColumns: [storedFiles.organisationId, storedFiles.id],
    }),
    unique("general_application_once").on(table.organisationId, table.userId),
    unique("general_application_submission").on(table.userId, table.submissionKey),
    index("general_application_user").on(table.userId),
    index("general_application_candidate_of").on(table.organisationId, table.candidateId, table.userId),
    index("general_application_cv_of").on(table.organisationId, table.cvFileId),
    // Whose time ends, and who said last that it still holds.
    index("general_application_renewed").on(table.organisationId, table.renewedAt.desc(), table.id),
    jsonList(table.workExperiences),
    jsonObject(table.cvReading),
    ...columnChecks(table, {
      submissionKey: 100,
      departments: maxText,
      words: maxText,
      candidateName: maxLine,
      candidateEmail: maxEmail,
      phone: maxPhone,
      location: maxLine,
      skills: maxText,
    }),
  ],
);

/** A general application that is not sent yet. Only its author ever reads it; staff never do. */
export const generalDrafts = pgTable(
  "general_application_draft",
  {
    organisationId: organisationId(),
    id: id(),
    userId: owner(),
    resumeId: uuid("resume_id"),
    ...draftColumns<GeneralDraftValues>(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    // Only the draft's author's own CV. The migration says SET NULL (resume_id): the author stays.
    foreignKey({
      name: "general_application_draft_resume",
      columns: [table.userId, table.resumeId],
      foreignColumns: [candidateResumes.userId, candidateResumes.id],
    }).onDelete("set null"),
    unique("general_application_draft_of").on(table.userId, table.organisationId),
    index("general_application_draft_resume_of").on(table.userId, table.resumeId),
    index("general_application_draft_age").on(table.updatedAt),
    ...draftChecks(table, generalSteps),
    ...columnChecks(table, {}),
  ],
);

/** A job that HR suggested to a general applicant. */
export const generalProposals = pgTable(
  "general_proposal",
  {
    organisationId: organisationId(),
    generalId: uuid("general_id").notNull(),
    jobId: uuid("job_id").notNull(),
    proposedBy: uuid("proposed_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.generalId, table.jobId] }),
    foreignKey({
      name: "general_proposal_to",
      columns: [table.organisationId, table.generalId],
      foreignColumns: [generalApplications.organisationId, generalApplications.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "general_proposal_job",
      columns: [table.organisationId, table.jobId],
      foreignColumns: [jobs.organisationId, jobs.id],
    }).onDelete("cascade"),
    index("general_proposal_job_of").on(table.organisationId, table.jobId),
    index("general_proposal_by").on(table.proposedBy),
    ...columnChecks(table, {}),
  ],
);
