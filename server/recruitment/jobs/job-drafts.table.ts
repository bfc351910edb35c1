import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { jobApprovalStates, maxReturnReason } from "#contract/recruitment/job-approval.ts";
import { type JobDraftValues, jobSteps } from "#contract/recruitment/job-drafts.ts";
import type { JobForm } from "#contract/recruitment/job-form.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonObject } from "#server/platform/database/checks.ts";
import { id, moment } from "#server/platform/database/columns.ts";
import { draftChecks, draftColumns } from "#server/platform/drafts/drafts.ts";

/** A job that is not published yet. Everybody who recruits for its organisation may go on with it. */
export const jobDrafts = pgTable(
  "job_draft",
  {
    organisationId: organisationId(),
    /** Chosen by the browser when the wizard opens. */
    id: id(),
    /** Who began it. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    ...draftColumns<JobDraftValues>(),
    /** Whether it waits for the owner's approval or was sent back; null for one that nobody was asked about. */
    approvalState: text("approval_state", { enum: jobApprovalStates }),
    /** What is to be published: the draft as it was when its approval was asked for. */
    askedForm: jsonb("asked_form").$type<JobForm>(),
    askedBy: uuid("asked_by").references(() => users.id, { onDelete: "set null" }),
    askedAt: moment("asked_at"),
    returnReason: text("return_reason"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index("job_draft_latest").on(table.organisationId, table.updatedAt.desc(), table.id),
    index("job_draft_author").on(table.authorId),
    index("job_draft_asked").on(table.askedBy),
    check(
      "job_draft_asked_for",
      sql`(${table.approvalState} is null) = (${table.askedForm} is null) and (${table.approvalState} is null) = (${table.askedAt} is null)`,
    ),
    jsonObject(table.askedForm),
    index("job_draft_age").on(table.updatedAt),
    ...draftChecks(table, jobSteps),
    ...columnChecks(table, { returnReason: maxReturnReason }),
  ],
);
