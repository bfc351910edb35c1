import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { candidateDecisions } from "./candidate-decisions.table.ts";
import { candidates } from "./candidates.table.ts";

export type PersonStatus = typeof candidates.$inferSelect.status;

const unsettled = and(isNull(candidateDecisions.settledAt), isNull(candidateDecisions.undoneAt));

/** A decision on a person, not on applications alone, that can still be undone. */
export const waiting: SQL | undefined = and(unsettled, isNotNull(candidateDecisions.toStatus));

/** Locks a candidate until the transaction ends, so that two decisions follow one another. */
export async function lockedCandidate(scope: OrganisationScope, id: string) {
  const [row] = await scope
    .select(
      { id: candidates.id, userId: candidates.userId, name: candidates.name, status: candidates.status },
      candidates,
      eq(candidates.id, id),
    )
    .for("update");
  return row ?? null;
}

/** Where mail to a candidate goes, and who writes; null for a person without an account. */
export async function addresseeOf(scope: OrganisationScope, candidateId: string) {
  const [row] = await scope
    .select(
      { name: candidates.name, email: users.email, organization: organisations.name },
      candidates,
      eq(candidates.id, candidateId),
    )
    .innerJoin(users, eq(users.id, candidates.userId))
    .innerJoin(organisations, eq(organisations.id, candidates.organisationId));
  return row ?? null;
}

export async function setStatus(scope: OrganisationScope, id: string, status: PersonStatus): Promise<void> {
  await scope.update(candidates, { status }, eq(candidates.id, id));
}

export async function insertDecision(
  scope: OrganisationScope,
  values: Omit<typeof candidateDecisions.$inferInsert, "organisationId">,
): Promise<void> {
  await scope.insert(candidateDecisions, values);
}

/** The decision on a candidate that waits, if one does. */
export async function waitingDecision(scope: OrganisationScope, candidateId: string) {
  const [row] = await scope.select(
    {
      id: candidateDecisions.id,
      candidateId: candidateDecisions.candidateId,
      fromStatus: candidateDecisions.fromStatus,
      dueAt: candidateDecisions.dueAt,
    },
    candidateDecisions,
    and(eq(candidateDecisions.candidateId, candidateId), waiting),
  );
  return row ?? null;
}

/** A decision, to be settled or undone. */
export async function decisionById(scope: OrganisationScope, id: string) {
  const [row] = await scope.select(
    {
      id: candidateDecisions.id,
      candidateId: candidateDecisions.candidateId,
      fromStatus: candidateDecisions.fromStatus,
      toStatus: candidateDecisions.toStatus,
      decidedBy: candidateDecisions.decidedBy,
    },
    candidateDecisions,
    eq(candidateDecisions.id, id),
  );
  return row ?? null;
}

/** Ends the waiting of a decision. @returns whether it waited until now */
export async function endWaiting(
  scope: OrganisationScope,
  id: string,
  how: { settledAt: Date } | { undoneAt: Date },
): Promise<boolean> {
  const rows = await scope
    .update(candidateDecisions, how, and(eq(candidateDecisions.id, id), unsettled))
    .returning({ id: candidateDecisions.id });
  return rows.length > 0;
}
