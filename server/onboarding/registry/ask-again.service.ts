import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { type RegistryResult, registryQuestion } from "#contract/onboarding/registry.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type Attempt, TryAgain } from "#server/platform/queue/queue.ts";
import { latestCheck } from "../checks/checks.service.ts";
import type { RegistryDesk } from "./registry.service.ts";

const asked = z.object({ question: registryQuestion });

/**
 * Asks again about a case whose registry check is `unavailable`. A definite result becomes a further entry of the case;
 * the first stays as it was made. Nothing is done where somebody has asked meanwhile, or removed the case.
 * @param theCase whether it may still be asked about, and what is called in the transaction that writes a definite
 *   result down
 * @throws TryAgain
 */
export async function askAgain(
  { database, sealer }: Platform,
  desk: RegistryDesk,
  { organisationId, checkId }: { organisationId: string; checkId: string },
  { retry }: Attempt,
  theCase: {
    mayAsk: (scope: OrganisationScope, reference: string) => Promise<boolean>;
    whenKept: (scope: OrganisationScope, reference: string, result: RegistryResult) => Promise<void>;
  },
): Promise<void> {
  // It has only just failed: the first attempt starts the waiting.
  if (retry === 0) throw new TryAgain("waits");
  const check = await inOrganisation(database, organisationId, async (scope) => {
    const latest = await latestCheck(scope, sealer, checkId);
    return latest && (await theCase.mayAsk(scope, latest.reference)) ? latest : undefined;
  });
  if (check?.outcome !== "unavailable") return;
  const { question } = asked.parse(check.evidence);
  try {
    const { outcome } = await desk.ask({ ...systemActor, organisationId }, question, {
      mayRepeat: false,
      whenKept: (scope, result) => theCase.whenKept(scope, check.reference, result),
    });
    if (outcome === "unavailable") throw new TryAgain(outcome);
  } catch (error) {
    if (error instanceof CodedError) throw new TryAgain(error.code);
    throw error;
  }
}
