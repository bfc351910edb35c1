import type { SurveyKind } from "#contract/experience/survey-scales.ts";
import { invitationDays, type NpsRhythm } from "#contract/experience/survey-settings.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { trialEnded } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { invitationKeys } from "./invitation-keys.ts";
import * as queries from "./invitations.queries.ts";
import { ask, askAbout, type Person, sendQuestion } from "./invitations.service.ts";

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

/** Sends the question a second time, with the same link. */
const remind = (platform: Platform, organisationId: string, id: string, now: Date): Promise<void> =>
  inOrganisation(platform.database, organisationId, async (scope) => {
    const row = await queries.takeForReminder(scope, id, now);
    if (!row?.address) return;
    const { keyDigest, survey } = row;
    const key = invitationKeys(platform.config).keyOf({ organisationId, id, keyDigest });
    if (tokenDigest(key) !== keyDigest) await queries.renewKey(scope, id, tokenDigest(key));
    await sendQuestion(platform, scope, { ...row, name: "" }, { key, survey, reminder: true });
  });

type Drawn = Awaited<ReturnType<typeof queries.drawMembers>>[number];

const asPerson = ({ id, fullName, phoneNumber, ...person }: Drawn): Person => ({
  ...person,
  memberId: id,
  name: fullName,
  phone: phoneNumber,
});

/** Asks some members of each organisation that wants it, drawn by lot among those who were not asked for long. */
export async function drawMembers(platform: Platform, now = new Date()): Promise<void> {
  const { database } = platform;
  const since = new Date(now.getTime() - drawnAgainAfter * dayMillis);
  const today = nairobiDay(now);
  const draw = (
    organisationId: string,
    survey: SurveyKind,
    find: (scope: OrganisationScope) => Promise<Drawn[]>,
  ) =>
    inOrganisation(database, organisationId, async (scope) => {
      if (trialEnded(await queries.saccoOf(scope), now)) return;
      for (const member of await find(scope)) {
        await ask(platform, scope, asPerson(member), { interactionId: null, survey });
      }
    });
  // First the recurring question: the day's others are then left in peace by the days between two questions.
  for (const { organisationId, every, percent } of await acrossOrganisations(
    database,
    queries.recurringOrganisations,
  )) {
    const share = percent / 100 / (drawsPerMonth * monthsOf[every]);
    await draw(organisationId, "nps", (scope) => queries.drawForNps(scope, share, since, today));
  }
  for (const { organisationId, percent } of await acrossOrganisations(
    database,
    queries.samplingOrganisations,
  )) {
    const share = percent / 100 / drawsPerMonth;
    await draw(organisationId, "full", (scope) => queries.drawMembers(scope, share, since, today));
  }
}

/** Months over which a round of the recurring question is spread. */
const monthsOf: Record<NpsRhythm, number> = { never: 1, month: 1, quarter: 3 };
