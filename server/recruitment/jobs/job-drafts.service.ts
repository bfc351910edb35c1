import { CodedError } from "#contract/core/errors.ts";
import type {
  JobDraft,
  JobDraftInput,
  JobDraftSummary,
  JobDraftValues,
} from "#contract/recruitment/job-drafts.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { deleteOldDrafts } from "#server/platform/drafts/drafts.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { jobOf } from "./hr-jobs.queries.ts";
import { findJob } from "./hr-jobs.service.ts";
import * as queries from "./job-drafts.queries.ts";
import { jobDrafts } from "./job-drafts.table.ts";

/** Removes drafts that were left lying. */
export const jobDraftsCleanTask = defineScheduledTask(
  "recruitment.job_drafts_clean",
  "Delete old drafts of jobs",
  "44 3 * * *",
);

export const cleanJobDrafts = ({ database }: Platform) => deleteOldDrafts(database, jobDrafts);

type Row = NonNullable<Awaited<ReturnType<typeof queries.draftById>>>;

const toDraft = (row: Row): JobDraft => ({ ...row, updatedAt: row.updatedAt.toISOString() });

/** The organisation's jobs that are not published yet, whoever began them. */
export function listJobDrafts({ database }: Platform, staff: Staff): Promise<JobDraftSummary[]> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const rows = await queries.listDrafts(scope);
    return rows.map(({ state, askedAt, askedBy, reason, ...row }) => ({
      ...row,
      updatedAt: row.updatedAt.toISOString(),
      approval: state && askedAt && { state, askedAt: askedAt.toISOString(), askedBy, reason },
    }));
  });
}

/** @throws CodedError not_found */
export function getJobDraft({ database }: Platform, staff: Staff, id: string): Promise<JobDraft> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const row = await queries.draftById(scope, id);
    if (!row) throw new CodedError("not_found");
    return toDraft(row);
  });
}

/**
 * Saves a draft in place of the version that it was made from.
 * @throws CodedError stale when another tab or a colleague has saved since; not_found when it was thrown away; conflict once it was published, which a save
 *   that comes late must not bring back, and while it waits for approval
 */
export function saveJobDraft(
  { database }: Platform,
  staff: Staff,
  id: string,
  input: JobDraftInput,
): Promise<JobDraft> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (await jobOf(scope, id)) throw new CodedError("conflict", "This job has been published.");
    // What the owner reads is what is published: whoever wants to change it takes the request back.
    if ((await queries.approvalOf(scope, id))?.state === "waiting") {
      throw new CodedError("conflict", "This job waits for approval. Take the request back to change it.");
    }
    const row = await queries.writeDraft(scope, { id, authorId: staff.userId }, input);
    if (!row) {
      if (!(await queries.draftById(scope, id))) throw new CodedError("not_found");
      throw new CodedError("stale", "This draft was changed in another tab or by a colleague.");
    }
    return toDraft(row);
  });
}

/** @throws CodedError not_found */
export function discardJobDraft({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (!(await queries.deleteDraft(scope, id))) throw new CodedError("not_found");
    await scope.audit(staff, { action: "job_draft.discarded", subject: "job_draft", subjectId: id });
  });
}

/** The wizard's step at which the whole text is in view. */
const editStep = 3;

/** Begins a draft with all that a job says, but for its deadline. @throws CodedError not_found */
export function duplicateJob({ database }: Platform, staff: Staff, jobId: string): Promise<JobDraft> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const job = await findJob(scope, jobId);
    const { title, department, location, type, salary, experience, education, description } = job;
    const { requirements, responsibilities, benefits, skills, questions } = job;
    const values: JobDraftValues = {
      ...{ title, department, location, type, salary, experience, education, description },
      ...{ requirements, responsibilities, benefits, skills, questions },
      mode: "manual",
      milestones: job.milestones.map((step) => ({ ...step, id: newId() })),
    };
    const of = { id: newId(), authorId: staff.userId };
    const row = await queries.writeDraft(scope, of, { values, step: editStep, version: 0 });
    if (!row) throw new Error("a new draft was not written");
    return toDraft(row);
  });
}
