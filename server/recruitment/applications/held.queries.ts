import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ApplicationStatus } from "#contract/recruitment/applications.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { candidateDecisions } from "../candidates/candidate-decisions.table.ts";
import { applicationEvents, applications } from "./applications.table.ts";

/**
 * The status of an application as its candidate sees it: while a rejection can be undone, what it was before. Whatever is
 * shown to a candidate, or asks what they may still do, takes this one.
 */
export const shownStatus: SQL<ApplicationStatus> = sql<ApplicationStatus>`coalesce(${applications.heldStatus}, ${applications.status})`;

/** Applications that are rejected by a decision that waits, in the order they came (ids grow). */
export async function heldBy(scope: OrganisationScope, decisionId: string): Promise<string[]> {
  const rows = await scope
    .select({ id: applications.id }, applications, eq(applications.heldBy, decisionId))
    .orderBy(applications.id);
  return rows.map(({ id }) => id);
}

/** Until when the rejections of some applications can be undone; an application whose does not wait is not in it. */
export async function undoLimitsOf(
  scope: OrganisationScope,
  held: readonly { id: string; heldBy: string | null }[],
): Promise<Map<string, Date>> {
  const ids = [...new Set(held.flatMap((one) => one.heldBy ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await scope.select(
    { id: candidateDecisions.id, dueAt: candidateDecisions.dueAt },
    candidateDecisions,
    inArray(candidateDecisions.id, ids),
  );
  const limits = new Map(rows.map(({ id, dueAt }) => [id, dueAt]));
  return new Map(
    held.flatMap(({ id, heldBy: by }) => {
      const dueAt = by && limits.get(by);
      return dueAt ? [[id, dueAt] as const] : [];
    }),
  );
}

/** Which application an entry of the history is about, and what it says to the candidate. */
export async function rejectionNews(scope: OrganisationScope, eventId: string) {
  const [row] = await scope.select(
    { applicationId: applicationEvents.applicationId, message: applicationEvents.messageToCandidate },
    applicationEvents,
    eq(applicationEvents.id, eventId),
  );
  return row ?? null;
}

/**
 * Takes the rejection that waited out of an application's history. What was written for the team stays, as notes of the
 * status that holds again.
 */
export async function forgetRejection(
  scope: OrganisationScope,
  applicationId: string,
  status: ApplicationStatus,
): Promise<void> {
  const ofIt = eq(applicationEvents.applicationId, applicationId);
  const [rejection] = await scope
    .select(
      { id: applicationEvents.id, at: applicationEvents.at },
      applicationEvents,
      and(ofIt, eq(applicationEvents.toStatus, "rejected"), eq(applicationEvents.fromStatus, status)),
    )
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
    .limit(1);
  if (!rejection) return;
  await scope.delete(
    applicationEvents,
    and(eq(applicationEvents.id, rejection.id), isNull(applicationEvents.notes)),
  );
  await scope.update(
    applicationEvents,
    { fromStatus: status, toStatus: status, messageToCandidate: null },
    and(
      ofIt,
      eq(applicationEvents.toStatus, "rejected"),
      isNotNull(applicationEvents.notes),
      sql`${applicationEvents.at} >= ${rejection.at}`,
    ),
  );
}

/** Whether an entry of the history is no part of a rejection that the candidate does not know of yet. */
export const isShown: SQL | undefined = or(
  isNull(applications.heldBy),
  ne(applicationEvents.toStatus, "rejected"),
  sql`${applicationEvents.at} < (select ${candidateDecisions.decidedAt} from ${candidateDecisions}
    where ${candidateDecisions.organisationId} = ${applications.organisationId}
      and ${candidateDecisions.id} = ${applications.heldBy})`,
);
