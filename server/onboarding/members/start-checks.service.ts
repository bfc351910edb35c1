import { type CaseCheckKind, caseCheckKinds } from "#contract/onboarding/case-checks.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Queue } from "#server/platform/queue/queue.ts";
import { checkMemberTask } from "./check-member.task.ts";
import { resetChecks } from "./start-checks.queries.ts";

/**
 * Has a member's case checked, in the transaction that submits it or what was corrected of it: the checks that were made of
 * an earlier submission are made anew.
 * @param kinds those that what has changed concerns
 */
export async function startChecks(
  scope: OrganisationScope,
  queue: Pick<Queue, "enqueue">,
  memberId: string,
  kinds: readonly CaseCheckKind[] = caseCheckKinds,
): Promise<void> {
  await resetChecks(scope, memberId, kinds);
  await queue.enqueue(scope.tx, checkMemberTask, { organisationId: scope.organisationId, memberId });
}
