import { invitationDays } from "#contract/experience/survey-settings.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { trialEnded } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import * as queries from "./invitations.queries.ts";
import { ask, askAbout, sendQuestion } from "./invitations.service.ts";

/** Asks while people are awake. */
export const askMembersTask = defineScheduledTask(
  "experience.ask_members",
  "Ask members how it went, and remind them",
  "*/20 8-18 * * 1-6",
);

export const drawMembersTask = defineScheduledTask(
  "experience.draw_members",
  "Ask members who are drawn by lot",
  "30 10 * * 1-5",
);

const batch = 200;
/** Working days on which members are drawn in a month. */
const drawsPerMonth = 21;
/** Days within which nobody is drawn a second time. */
const drawnAgainAfter = 90;
/** Days after which it is too late to ask about a contact. */
const askWithin = 3;

/** Asks about contacts that were closed lately, and reminds once of what nobody answered. */
export async function askMembers(platform: Platform, now = new Date()): Promise<void> {
  const { database } = platform;
  const since = new Date(now.getTime() - askWithin * dayMillis);
  for (;;) {
    const found = await acrossOrganisations(database, (tx) => queries.closedUnasked(tx, now, since, batch));
    for (const { organisationId, id } of found) {
      await inOrganisation(database, organisationId, (scope) => askAbout(platform, scope, id));
    }
    if (found.length < batch) break;
  }
  const oldest = new Date(now.getTime() - (invitationDays / 2) * dayMillis);
  for (;;) {
    const found = await acrossOrganisations(database, (tx) => queries.unreminded(tx, now, oldest, batch));
    for (const { organisationId, id } of found) await remind(platform, organisationId, id, now);
    if (found.length < batch) return;
  }
}

/** Sends the question a second time. The first link gives way to the new one, so that the answer still counts once. */
const remind = (platform: Platform, organisationId: string, id: string, now: Date): Promise<void> =>
  inOrganisation(platform.database, organisationId, async (scope) => {
    const key = crypto.randomUUID();
    const row = await queries.renewKey(scope, id, tokenDigest(key), now);
    if (!row?.address) return;
    await sendQuestion(platform, scope, { ...row, name: "" }, { key, reminder: true });
  });

/** Asks some members of each organisation that wants it, drawn by lot among those who were not asked for long. */
export async function drawMembers(platform: Platform, now = new Date()): Promise<void> {
  const { database } = platform;
  const since = new Date(now.getTime() - drawnAgainAfter * dayMillis);
  for (const { organisationId, percent } of await acrossOrganisations(
    database,
    queries.samplingOrganisations,
  )) {
    await inOrganisation(database, organisationId, async (scope) => {
      if (trialEnded(await queries.saccoOf(scope), now)) return;
      const share = percent / 100 / drawsPerMonth;
      for (const { id, fullName, phoneNumber, ...person } of await queries.drawMembers(
        scope,
        share,
        since,
        nairobiDay(now),
      )) {
        await ask(platform, scope, { ...person, memberId: id, name: fullName, phone: phoneNumber }, null);
      }
    });
  }
}
