import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import type { Draft, DraftInput, DraftSummary } from "#contract/recruitment/drafts.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { deleteOldDrafts } from "#server/platform/drafts/drafts.ts";
import { type SignedIn, trialEnded } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { lockCandidate } from "../candidates/candidate-lock.queries.ts";
import { resumeOf } from "../candidates/profile.queries.ts";
import { jobById } from "../jobs/jobs.queries.ts";
import { isOpen, type JobState } from "../jobs/jobs.service.ts";
import { applicationErrors } from "./applications.messages.ts";
import { findSubmission } from "./applications.queries.ts";
import * as queries from "./drafts.queries.ts";
import { applicationDrafts } from "./drafts.table.ts";
import { alreadyApplied } from "./my-applications.service.ts";

/** Removes drafts that were left lying. */
export const draftsCleanTask = defineScheduledTask(
  "recruitment.drafts_clean",
  "Delete old drafts of applications",
  "41 3 * * *",
);

function toDraft(row: queries.DraftRow, job: JobState): Draft {
  const now = new Date();
  return {
    ...row,
    updatedAt: row.updatedAt.toISOString(),
    open: isOpen(job, now),
    paused: trialEnded(job, now),
  };
}

/** @throws CodedError not_found when nothing was kept for this job */
export async function getDraft({ database }: Platform, actor: SignedIn, jobId: string): Promise<Draft> {
  const row = await acrossOrganisations(database, (tx) => queries.draftOf(tx, actor.userId, jobId));
  if (!row)
    throw new CodedError(
      "not_found",
      textOf(applicationErrors, (t) => t.noDraft),
    );
  return toDraft(row, row);
}

export async function listDrafts({ database }: Platform, actor: SignedIn): Promise<DraftSummary[]> {
  const rows = await acrossOrganisations(database, (tx) => queries.listDrafts(tx, actor.userId));
  return rows.map((row) => ({ ...row, ...toDraft(row, row) }));
}

/**
 * Saves a draft in place of the version that it was made from; also for a job that has closed meanwhile,
 * since what was typed can serve for another one.
 * @throws CodedError stale when another tab or device has saved since, or has thrown the draft away;
 *   not_found, already_applied
 */
export async function saveDraft(
  { database }: Platform,
  actor: SignedIn,
  jobId: string,
  input: DraftInput,
): Promise<Draft> {
  const { userId } = actor;
  return acrossOrganisations(database, async (tx) => {
    await lockCandidate(tx, userId);
    const job = await jobById(tx, jobId);
    if (!job)
      throw new CodedError(
        "not_found",
        textOf(applicationErrors, (t) => t.noPosition),
      );
    // A save that comes late must not bring back the draft that the submission took away.
    const sent = await findSubmission(tx, userId, { key: null, jobId });
    if (sent) throw alreadyApplied(sent);
    // A CV may have been removed in another tab; the draft goes on without it.
    const resume = input.resumeId && (await resumeOf(tx, userId, input.resumeId));
    const { organisationId } = job;
    const row = await queries.writeDraft(
      tx,
      { userId, jobId, organisationId },
      { ...input, resumeId: resume ? resume.id : null },
    );
    if (!row) {
      throw new CodedError(
        "stale",
        textOf(applicationErrors, (t) => t.changedElsewhere),
      );
    }
    return toDraft(row, job);
  });
}

export async function discardDraft({ database }: Platform, actor: SignedIn, jobId: string): Promise<void> {
  await acrossOrganisations(database, (tx) => queries.deleteDraft(tx, actor.userId, jobId));
}

export const cleanDrafts = ({ database }: Platform) => deleteOldDrafts(database, applicationDrafts);
