import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { applicationsPausedMail, type PausedMailData } from "./trial-end.mail.ts";
import * as queries from "./trial-end.queries.ts";

/** Looks for trials that have ended and notifies those under way, once. */
export const trialEndsTask = defineScheduledTask(
  "recruitment.trial_ends",
  "Notify candidates of ended trials",
  "*/5 * * * *",
);

/** One mail for each person, whatever is under way. */
function byPerson(
  drafts: Awaited<ReturnType<typeof queries.draftsUnderWay>>,
  applications: Awaited<ReturnType<typeof queries.applicationsUnderWay>>,
) {
  const people = new Map<string, Pick<PausedMailData, "to" | "name" | "drafts" | "applications">>();
  for (const [kind, rows] of [
    ["drafts", drafts],
    ["applications", applications],
  ] as const) {
    for (const { email: to, firstName: name, jobTitle } of rows) {
      const person = people.get(to) ?? { to, name, drafts: [], applications: [] };
      person[kind].push(jobTitle);
      people.set(to, person);
    }
  }
  return [...people.values()];
}

/**
 * Informs everyone with a draft or an open application at the organisation that it takes and moves none for now.
 * The mails and the note that they were sent are written together: whoever comes second sends nothing.
 */
function announceTrialEnd(platform: Platform, organisationId: string): Promise<void> {
  return inOrganisation(platform.database, organisationId, async (scope) => {
    const ended = await queries.claimTrialEnd(scope);
    if (!ended) return;
    const people = byPerson(
      await queries.draftsUnderWay(scope, nairobiDay(new Date())),
      await queries.applicationsUnderWay(scope),
    );
    for (const person of people) {
      const link = pageInEach(platform.origin, "/jobs/applications");
      const mail = applicationsPausedMail({ ...person, organization: ended.name, link });
      await queueAccountMail(scope.tx, platform, organisationId, mail);
    }
  });
}

/** Announces each end of a trial that nobody has been informed of. */
export async function announceTrialEnds(platform: Platform): Promise<void> {
  const ids = await acrossOrganisations(platform.database, (tx) => queries.organisationsToAnnounce(tx));
  for (const id of ids) await announceTrialEnd(platform, id);
}
