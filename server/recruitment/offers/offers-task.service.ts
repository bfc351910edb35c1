import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { applicationById } from "../applications/hr-applications.queries.ts";
import { lockedOffer, mailCandidate, noteExpiry } from "./offer-changes.service.ts";
import { stateOfOffer } from "./offers.policy.ts";
import * as queries from "./offers.queries.ts";

/** Ends offers that nobody answered in time, and reminds before. */
export const offersTask = defineScheduledTask(
  "recruitment.offers",
  "Remind of offers two days before their end, and note those that have expired",
  "*/10 * * * *",
);

/** Offers that one run looks at; the next run goes on. */
const maxAtOnce = 200;

interface Place {
  organisationId: string;
  id: string;
}

const end = (platform: Platform, { organisationId, id }: Place, now: Date) =>
  inOrganisation(platform.database, organisationId, async (scope) => {
    const { application, row } = await lockedOffer(scope, id);
    // The candidate may have been a moment faster.
    if (row.state !== "sent" || stateOfOffer(row, application.status, now) !== "expired") return;
    await noteExpiry(platform, scope, application, row);
  });

const remind = (platform: Platform, { organisationId, id }: Place, now: Date) =>
  inOrganisation(platform.database, organisationId, async (scope) => {
    const row = await queries.claimReminder(scope, id, now);
    const application = row && (await applicationById(scope, row.applicationId));
    if (application) await mailCandidate(platform, scope, application, row, "reminder");
  });

/** One run of the task. */
export async function followOffers(platform: Platform, now = new Date()): Promise<void> {
  const { database } = platform;
  for (const place of await acrossOrganisations(database, (tx) => queries.offersToEnd(tx, now, maxAtOnce))) {
    await end(platform, place, now);
  }
  const waiting = await acrossOrganisations(database, (tx) => queries.offersToRemind(tx, now, maxAtOnce));
  for (const place of waiting) await remind(platform, place, now);
}
