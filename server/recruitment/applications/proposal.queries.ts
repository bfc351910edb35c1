import { and, eq, exists, ne } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { generalApplications, generalProposals } from "../general-applications/general-applications.table.ts";
import { applications } from "./applications.table.ts";

/** Says of an application that HR had proposed the job to its author, who had sent a general application; a referral goes before. */
export async function attachProposal(
  scope: OrganisationScope,
  { id, jobId, userId }: { id: string; jobId: string; userId: string },
): Promise<void> {
  const proposed = scope
    .select({ id: generalProposals.generalId }, generalProposals, eq(generalProposals.jobId, jobId))
    .innerJoin(
      generalApplications,
      and(
        eq(generalApplications.organisationId, generalProposals.organisationId),
        eq(generalApplications.id, generalProposals.generalId),
        eq(generalApplications.userId, userId),
      ),
    );
  await scope.update(
    applications,
    { source: "general", sourceName: null },
    and(eq(applications.id, id), ne(applications.source, "referral"), exists(proposed)),
  );
}
