import { systemActor } from "#server/platform/audit/audit.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { record } from "./history.service.ts";
import { findMember, lockMember, updateMember } from "./members.queries.ts";

/** Keeps others from a member's case until the transaction ends. */
export const lockCase = lockMember;

/** Moves a member on whose checks are made, in the name of the product itself; one that is further stays there. */
export async function reachVerification(scope: OrganisationScope, memberId: string): Promise<void> {
  await lockMember(scope, memberId);
  const from = (await findMember(scope, memberId))?.member.onboardingStep;
  if (from !== "registration" && from !== "documents") return;
  await updateMember(scope, memberId, { onboardingStep: "verification" });
  await record(scope, systemActor, memberId, { action: "step_changed", from, to: "verification" });
}
