import { and, eq } from "drizzle-orm";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { applicationFields, createCandidate } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** A new candidate's application with a CV, or without any. @returns its id */
export async function applyWithCv(app: TestApp, jobId: string, cvFile?: File): Promise<string> {
  const candidate = await createCandidate(app);
  const form = applicationFields(jobId);
  return (await app.as(candidate.token).applications.create({ form, files: { cvFile } })).id;
}

/** What the audit trail says about who looked at an application's CV. */
export const cvViews = (app: TestApp, id: string) =>
  acrossOrganisations(app.platform.database, (tx) =>
    tx
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, "application.cv_viewed"))),
  );
