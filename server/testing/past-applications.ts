import { eq } from "drizzle-orm";
import type { ApplicationStatus } from "#contract/recruitment/applications.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { insertEvent } from "#server/recruitment/applications/applications.queries.ts";
import { applicationEvents, type applications } from "#server/recruitment/applications/applications.table.ts";
import { createApplication, createCandidate } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** A status, and how many days after it was sent an application came to it. */
export type StatusAfter = [ApplicationStatus, days: number];

interface Past {
  organisationId: string;
  jobId: string;
  sentAt: Date;
  changes?: readonly StatusAfter[];
  values?: Partial<typeof applications.$inferInsert>;
}

/** An application of somebody new that was sent a while ago and then had these statuses. @returns its id */
export async function createPastApplication(
  app: TestApp,
  { organisationId, jobId, sentAt, changes = [], values = {} }: Past,
): Promise<string> {
  const status = changes.at(-1)?.[0] ?? "submitted";
  const candidate = await createCandidate(app);
  const id = await createApplication(app, candidate, jobId, { appliedAt: sentAt, status, ...values });
  await inOrganisation(app.platform.database, organisationId, async (scope) => {
    await scope.update(applicationEvents, { at: sentAt }, eq(applicationEvents.applicationId, id));
    let fromStatus: ApplicationStatus = "submitted";
    for (const [toStatus, days] of changes) {
      const at = new Date(sentAt.getTime() + days * dayMillis);
      await insertEvent(scope, { applicationId: id, at, fromStatus, toStatus, stage: 1 });
      fromStatus = toStatus;
    }
  });
  return id;
}
