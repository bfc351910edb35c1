import { and, desc, eq } from "drizzle-orm";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { applicationEvents, applications } from "#server/recruitment/applications/applications.table.ts";
import { settleRejection } from "#server/recruitment/pipeline/rejections.service.ts";
import type { TestApp } from "./test-app.ts";

/** Lets the rejection of an application take effect, as the task does when its minute is over. */
export async function settleRejectionOf({ platform }: TestApp, applicationId: string): Promise<void> {
  const [held] = await acrossOrganisations(platform.database, (tx) =>
    tx
      .select({
        organisationId: applications.organisationId,
        decisionId: applications.heldBy,
        eventId: applicationEvents.id,
      })
      .from(applications)
      .innerJoin(applicationEvents, eq(applicationEvents.applicationId, applications.id))
      .where(and(eq(applications.id, applicationId), eq(applicationEvents.toStatus, "rejected")))
      .orderBy(desc(applicationEvents.at))
      .limit(1),
  );
  if (!held?.decisionId) throw new Error("No rejection of this application waits");
  const { organisationId, decisionId, eventId } = held;
  await settleRejection(platform, { organisationId, decisionId, eventId });
}
