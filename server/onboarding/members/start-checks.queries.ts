import type { CaseCheckKind } from "#contract/onboarding/case-checks.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { memberChecks } from "../verification/verification.table.ts";

/** Checks of a case, to be made; also those that were made of what was sent before. */
export async function resetChecks(
  scope: OrganisationScope,
  memberId: string,
  kinds: readonly CaseCheckKind[],
): Promise<void> {
  const anew = { status: "waiting", outcome: null, startedAt: null, finishedAt: null } as const;
  await scope
    .insert(
      memberChecks,
      kinds.map((kind) => ({ memberId, kind, ...anew })),
    )
    .onConflictDoUpdate({
      target: [memberChecks.organisationId, memberChecks.memberId, memberChecks.kind],
      set: anew,
    });
}
