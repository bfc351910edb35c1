import { desc, eq } from "drizzle-orm";
import { generalApplicationEvents } from "#contract/recruitment/events.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { OrganisationScope } from "#server/platform/database/scope.ts";
import { announce } from "#server/platform/events/announce.ts";
import type { Queue } from "#server/platform/queue/queue.ts";
import { generalApplications, generalDrafts } from "./general-applications.table.ts";
import { removeGeneralApplications } from "./remove-general-applications.ts";

/** A person's general applications as they were sent, for their own export. */
export const generalApplicationsForExport = (tx: Tx, userId: string) =>
  tx
    .select({
      organization: organisations.name,
      sentAt: generalApplications.sentAt,
      renewedAt: generalApplications.renewedAt,
      departments: generalApplications.departments,
      types: generalApplications.types,
      words: generalApplications.words,
      name: generalApplications.candidateName,
      email: generalApplications.candidateEmail,
      phone: generalApplications.phone,
      location: generalApplications.location,
      workExperiences: generalApplications.workExperiences,
      education: generalApplications.education,
      skills: generalApplications.skills,
      cvReading: generalApplications.cvReading,
      cvFileId: generalApplications.cvFileId,
    })
    .from(generalApplications)
    .innerJoin(organisations, eq(organisations.id, generalApplications.organisationId))
    .where(eq(generalApplications.userId, userId))
    .orderBy(desc(generalApplications.sentAt));

/** What a person has typed of general applications and not sent, for their own export. */
export const generalDraftsForExport = (tx: Tx, userId: string) =>
  tx
    .select({
      organization: organisations.name,
      values: generalDrafts.values,
      updatedAt: generalDrafts.updatedAt,
    })
    .from(generalDrafts)
    .innerJoin(organisations, eq(organisations.id, generalDrafts.organisationId))
    .where(eq(generalDrafts.userId, userId))
    .orderBy(generalDrafts.updatedAt, generalDrafts.id);

/**
 * Removes a person's general applications and their drafts, everywhere.
 * @returns ids of files that go once the transaction has committed
 */
export async function removeGeneralApplicationsOf(tx: Tx, queue: Queue, userId: string): Promise<string[]> {
  await tx.delete(generalDrafts).where(eq(generalDrafts.userId, userId));
  const rows = await tx
    .select({
      id: generalApplications.id,
      candidateId: generalApplications.candidateId,
      organisationId: generalApplications.organisationId,
    })
    .from(generalApplications)
    .where(eq(generalApplications.userId, userId));
  const files: string[] = [];
  for (const row of rows) {
    const scope = new OrganisationScope(tx, row.organisationId);
    files.push(...(await removeGeneralApplications(scope, [row])));
    await announce(queue, scope, generalApplicationEvents.withdrawn, { generalApplicationId: row.id });
  }
  return files;
}
