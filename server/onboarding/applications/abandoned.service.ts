import { abandonedApplicationDays } from "#contract/core/limits.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { discardUpload, releaseFiles } from "#server/platform/files/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { removeChecks } from "../checks/checks.queries.ts";
import * as queries from "./applications.queries.ts";

/** Removes applications that were begun and left. */
export const abandonedApplicationsTask = defineScheduledTask(
  "onboarding.applications_clean",
  "Delete applications that were never sent",
  "17 3 * * *",
);

/** Applications that one look takes up. */
const atOnce = 200;

/**
 * Deletes applications that were never sent and that nobody has touched for long, with their documents and what was found of the applicant's face. Each in a
 * transaction of its own; one that is taken up again meanwhile stays.
 */
export async function deleteAbandoned(platform: Platform, now = new Date()): Promise<void> {
  const { database } = platform;
  const before = new Date(now.getTime() - abandonedApplicationDays * dayMillis);
  for (let more = true; more; ) {
    const found = await acrossOrganisations(database, (tx) => queries.listAbandoned(tx, before, atOnce));
    let removed = 0;
    for (const { organisationId, id } of found) {
      const files = await inOrganisation(database, organisationId, async (scope) => {
        await queries.lockApplication(scope, id);
        const row = await queries.findApplication(scope, id);
        if (row?.application.status !== "draft" || row.application.updatedAt >= before) return null;
        const gone = await queries.deleteDocuments(scope, queries.areOfApplication(id));
        await releaseFiles(scope.tx, gone);
        await removeChecks(scope, id);
        await queries.deleteAbandoned(scope, id, before);
        return gone;
      });
      if (!files) continue;
      removed += 1;
      for (const fileId of files) await discardUpload(platform, fileId);
    }
    more = found.length === atOnce && removed > 0;
  }
}
