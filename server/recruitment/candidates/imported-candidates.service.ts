import { CodedError } from "#contract/core/errors.ts";
import { importedCandidateDays } from "#contract/core/limits.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import * as queries from "./candidate-import.queries.ts";
import { absorbedBy, isAbsorbed } from "./merges.queries.ts";
import { separate } from "./merges.service.ts";

/** Deletes imported people who never applied, once their time is over. */
export const importedCandidatesCleanTask = defineScheduledTask(
  "recruitment.imported_candidates.clean",
  "Delete imported people who never applied",
  "23 3 * * *",
);

/**
 * Deletes an imported person who has not applied, for instance because they ask for it.
 * @throws CodedError not_found; conflict when they have applied, which only their own account erases
 */
export function removeImportedCandidate({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (await isAbsorbed(scope, id)) throw new CodedError("not_found");
    // What was merged into them goes with them, unless one of those has applied.
    const all = [id, ...(await absorbedBy(scope, [id])).map((one) => one.id)];
    await separate(scope, staff, id);
    const removed = await queries.deleteImported(scope, all);
    if (removed.length < all.length) {
      const [there] = await queries.candidatesAmong(scope, [id]);
      if (!there && removed.length === 0) throw new CodedError("not_found");
      throw new CodedError("conflict", "This person has applied, and can erase their data in their account.");
    }
    await scope.audit(staff, {
      action: "candidate.removed",
      subject: "candidate",
      subjectId: id,
    });
  });
}

export function cleanImportedCandidates({ database }: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - importedCandidateDays * dayMillis);
  return acrossOrganisations(database, (tx) => queries.deleteImportedBefore(tx, before));
}
