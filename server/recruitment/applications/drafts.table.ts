import { foreignKey, index, pgTable, primaryKey, unique, uuid } from "drizzle-orm/pg-core";
import type { DraftValues } from "#contract/recruitment/drafts.ts";
import { formSteps } from "#contract/recruitment/form-steps.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { id, moment } from "#server/platform/database/columns.ts";
import { draftChecks, draftColumns } from "#server/platform/drafts/drafts.ts";
import { candidateResumes } from "../candidates/candidates.table.ts";
import { jobs } from "../jobs/jobs.table.ts";

/** An application that is not sent yet. Only its author ever reads it; staff never do. */
export const applicationDrafts = pgTable(
  "application_draft",
  {
    organisationId: organisationId(),
    id: id(),
    jobId: uuid("job_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    resumeId: uuid("resume_id"),
    ...draftColumns<DraftValues>(),
    begunAt: moment("begun_at").notNull().defaultNow(),
    /** When its author was reminded that the deadline comes near. */
    remindedAt: moment("reminded_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "application_draft_job",
      columns: [table.organisationId, table.jobId],
      foreignColumns: [jobs.organisationId, jobs.id],
    }).onDelete("cascade"),
    // Only the draft's author's own CV. The migration says SET NULL (resume_id): the author stays.
    foreignKey({
      name: "application_draft_resume",
      columns: [table.userId, table.resumeId],
      foreignColumns: [candidateResumes.userId, candidateResumes.id],
    }).onDelete("set null"),
    unique("application_draft_of").on(table.userId, table.jobId),
    index("application_draft_job").on(table.organisationId, table.jobId),
    index("application_draft_resume").on(table.userId, table.resumeId),
    index("application_draft_age").on(table.updatedAt),
    ...draftChecks(table, formSteps),
    ...columnChecks(table, {}),
  ],
);
