import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { type JobDraftValues, jobSteps } from "#contract/recruitment/job-drafts.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { id } from "#server/platform/database/columns.ts";
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
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index("job_draft_latest").on(table.organisationId, table.updatedAt.desc(), table.id),
    index("job_draft_author").on(table.authorId),
    index("job_draft_age").on(table.updatedAt),
    ...draftChecks(table, jobSteps),
    ...columnChecks(table, {}),
  ],
);
