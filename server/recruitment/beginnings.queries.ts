import { and, eq, inArray, like, or, sql } from "drizzle-orm";
import { sampleMailDomain } from "#contract/core/sample.ts";
import { users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import { applications } from "./applications/applications.table.ts";
import { candidates } from "./candidates/candidates.table.ts";
import { jobs } from "./jobs/jobs.table.ts";
import { documentRequests } from "./pipeline/pipeline.table.ts";

/** Whether there is a job that is not of the sample data. */
export async function hasOwnJob(scope: OrganisationScope): Promise<boolean> {
  const [row] = await scope.select({ id: jobs.id }, jobs, eq(jobs.sample, false)).limit(1);
  return row !== undefined;
}

/** Whether somebody real has applied. */
export async function hasOwnApplication(scope: OrganisationScope): Promise<boolean> {
  const [row] = await scope
    .select({ id: applications.id }, applications)
    .innerJoin(
      candidates,
      and(
        eq(candidates.organisationId, applications.organisationId),
        eq(candidates.id, applications.candidateId),
        eq(candidates.sample, false),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** People of the sample data. */
export const sampleCandidates = (scope: OrganisationScope) =>
  scope.select(
    { id: candidates.id, userId: candidates.userId, email: candidates.email },
    candidates,
    sql`${candidates.sample}`,
  );

/** Applications of these people, and whatever else came for the jobs of the sample data. */
export const sampleApplications = (scope: OrganisationScope, candidateIds: string[]) =>
  scope.select(
    { id: applications.id, cvFileId: applications.cvFileId },
    applications,
    or(
      inArray(applications.candidateId, candidateIds),
      inArray(applications.jobId, scope.select({ id: jobs.id }, jobs, sql`${jobs.sample}`) as never),
    ),
  );

/** Deletes applications with all that hangs on them. @returns ids of the files that were part of them */
export async function deleteApplications(scope: OrganisationScope, ids: string[]): Promise<string[]> {
  const papers = await scope
    .delete(documentRequests, inArray(documentRequests.applicationId, ids))
    .returning({ fileId: documentRequests.fileId });
  await scope.delete(applications, inArray(applications.id, ids));
  return papers.map(({ fileId }) => fileId).filter((id) => id !== null);
}

/** Deletes people of the sample data with their accounts, which nobody ever signed in to, and mails to them. */
export async function deleteSamplePeople(scope: OrganisationScope, userIds: string[]): Promise<void> {
  await scope.delete(candidates, sql`${candidates.sample}`);
  const made = and(inArray(users.id, userIds), like(users.email, `%@${sampleMailDomain}`));
  await scope.tx
    .delete(mails)
    .where(inArray(mails.to, scope.tx.select({ email: users.email }).from(users).where(made)));
  await scope.tx.delete(users).where(made);
}

export const deleteSampleJobs = (scope: OrganisationScope) => scope.delete(jobs, sql`${jobs.sample}`);
