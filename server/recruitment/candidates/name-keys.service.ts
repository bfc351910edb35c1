import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { writeNameKeys } from "./candidate-import.queries.ts";

/** Writes what candidates' names are compared by, where an upgrade found rows without it. */
export const nameKeysTask = defineScheduledTask(
  "recruitment.candidates.name_keys",
  "Prepare candidates' names for finding duplicates",
  "*/5 * * * *",
);

/** Candidates of one transaction. */
const atOnce = 500;

/** Writes the keys that are missing, in transactions that others need not wait for. */
export async function fillNameKeys({ database }: Platform): Promise<void> {
  while ((await acrossOrganisations(database, (tx) => writeNameKeys(tx, atOnce))) === atOnce);
}
