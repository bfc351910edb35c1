import { importedCandidateDays } from "#contract/core/limits.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import * as queries from "./candidate-import.queries.ts";

/** Deletes imported people who never applied, once their time is over. */
export const importedCandidatesCleanTask = defineScheduledTask(
  "recruitment.imported_candidates.clean",
  "Delete imported people who never applied",
  "23 3 * * *",
);

export function cleanImportedCandidates({ database }: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - importedCandidateDays * dayMillis);
  return acrossOrganisations(database, (tx) => queries.deleteImportedBefore(tx, before));
}
