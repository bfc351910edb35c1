import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import type { DraftInput } from "#contract/recruitment/drafts.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { applicationDrafts } from "./drafts.table.ts";

/** Most drafts in a person's list. */
const mostListed = 50;

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

/** What says whether a draft's position is open. */
const standing = {
  status: jobs.status,
  deadline: jobs.deadline,
  trialEndsAt: organisations.trialEndsAt,
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
    .select({ ...fields, ...standing, jobTitle: jobs.title, organization: organisations.name })
    .from(applicationDrafts)
    .innerJoin(jobs, eq(jobs.id, applicationDrafts.jobId))
    .innerJoin(organisations, eq(organisations.id, applicationDrafts.organisationId))
    .where(eq(applicationDrafts.userId, userId))
    .orderBy(desc(applicationDrafts.updatedAt))
    .limit(mostListed);
}

/**
 * Writes the draft if the version that it is based on is the one kept, or if it takes the place of the save
 * that its own editor sent just before.
 * @returns null otherwise
 */
export async function writeDraft(
  tx: Tx,
  of: { userId: string; jobId: string; organisationId: string },
  { version, replacesUnanswered, editorId, ...content }: DraftInput,
): Promise<DraftRow | null> {
  const draft = { ...content, editorId: editorId ?? null };
  if (version === 0) {
    const [created] = await tx
      .insert(applicationDrafts)
      .values({ ...of, ...draft })
      .onConflictDoNothing()
      .returning(fields);
    if (created) return created;
  }
  const unanswered =
    replacesUnanswered && editorId
      ? and(eq(applicationDrafts.version, version + 1), eq(applicationDrafts.editorId, editorId))
      : undefined;
  const [row] = await tx
    .update(applicationDrafts)
    .set({ ...draft, version: sql`${applicationDrafts.version} + 1`, updatedAt: new Date() })
    .where(and(ofPerson(of.userId, of.jobId), or(eq(applicationDrafts.version, version), unanswered)))
    .returning(fields);
  return row ?? null;
}

export async function deleteDraft(tx: Tx, userId: string, jobId: string): Promise<void> {
  await tx.delete(applicationDrafts).where(ofPerson(userId, jobId));
}

/** Removes the drafts that nobody has touched since. */
export async function deleteDraftsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(applicationDrafts).where(lt(applicationDrafts.updatedAt, moment));
}
