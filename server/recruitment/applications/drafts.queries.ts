import { and, desc, eq } from "drizzle-orm";
import type { DraftInput } from "#contract/recruitment/drafts.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import * as drafts from "#server/platform/drafts/drafts.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { applicationDrafts } from "./drafts.table.ts";

/** Most drafts in a person's list. */
const maxListed = 50;

const ofPerson = (userId: string, jobId: string) =>
  and(eq(applicationDrafts.userId, userId), eq(applicationDrafts.jobId, jobId));

const fields = {
  jobId: applicationDrafts.jobId,
  values: applicationDrafts.values,
  step: applicationDrafts.step,
  resumeId: applicationDrafts.resumeId,
  version: applicationDrafts.version,
  updatedAt: applicationDrafts.updatedAt,
};

export type DraftRow = Pick<typeof applicationDrafts.$inferSelect, keyof typeof fields>;

/** What says whether a draft's job is open. */
const standing = {
  status: jobs.status,
  deadline: jobs.deadline,
  trialEndsAt: organisations.trialEndsAt,
  sample: jobs.sample,
};

export async function draftOf(tx: Tx, userId: string, jobId: string) {
  const [row] = await tx
    .select({ ...fields, ...standing })
    .from(applicationDrafts)
    .innerJoin(jobs, eq(jobs.id, applicationDrafts.jobId))
    .innerJoin(organisations, eq(organisations.id, applicationDrafts.organisationId))
    .where(ofPerson(userId, jobId));
  return row ?? null;
}

export function listDrafts(tx: Tx, userId: string) {
  return tx
    .select({
      ...fields,
      ...standing,
      jobTitle: jobs.title,
      language: jobs.language,
      organization: organisations.name,
    })
    .from(applicationDrafts)
    .innerJoin(jobs, eq(jobs.id, applicationDrafts.jobId))
    .innerJoin(organisations, eq(organisations.id, applicationDrafts.organisationId))
    .where(eq(applicationDrafts.userId, userId))
    .orderBy(desc(applicationDrafts.updatedAt))
    .limit(maxListed);
}

/** Writes the draft, as `platform/drafts` says; null where another version stands in its way. */
export function writeDraft(
  tx: Tx,
  of: { userId: string; jobId: string; organisationId: string },
  { values, step, resumeId, ...save }: DraftInput,
) {
  const where = ofPerson(of.userId, of.jobId);
  return drafts.writeDraft(tx, applicationDrafts, { of, where, content: { values, step, resumeId }, save });
}

export async function deleteDraft(tx: Tx, userId: string, jobId: string): Promise<void> {
  await tx.delete(applicationDrafts).where(ofPerson(userId, jobId));
}
