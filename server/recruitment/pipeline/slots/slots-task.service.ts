import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { applicationById } from "../../applications/hr-applications.queries.ts";
import { candidateContext } from "../hiring-file.service.ts";
import { readersOf } from "./own-slots.service.ts";
import { slotLink, slotsMail } from "./slots.mail.ts";
import * as queries from "./slots.queries.ts";

/** Reminds candidates who have not chosen a time, and notifies staff of those who did not. */
export const slotsTask = defineScheduledTask(
  "recruitment.interview_slots",
  "Remind of times for an interview a day before their end, and note when none was chosen",
  "*/10 * * * *",
);

/** Offers that one run looks at; the next run goes on. */
const maxAtOnce = 200;

interface Place {
  organisationId: string;
  id: string;
}

const remind = (platform: Platform, { organisationId, id }: Place, now: Date) =>
  inOrganisation(platform.database, organisationId, async (scope) => {
    const row = await queries.claim(scope, id, "remindedAt", now);
    const application = row && (await applicationById(scope, row.applicationId));
    if (!application) return;
    const ahead = ((await queries.slotsOf(scope, [id])).get(id) ?? []).filter((one) => one.startsAt > now);
    if (ahead.length === 0) return;
    const about = candidateContext(platform.origin, application);
    const mail = slotsMail(about, slotLink(platform.origin, id), row, ahead, { reminder: true });
    await queueAccountMail(scope.tx, platform, organisationId, mail);
  });

const noteEnd = (platform: Platform, { organisationId, id }: Place, now: Date) =>
  inOrganisation(platform.database, organisationId, async (scope) => {
    const row = await queries.claim(scope, id, "endNotedAt", now);
    if (!row) return;
    const event = { kind: "interview_times_expired", subjectId: row.applicationId } as const;
    await notify(scope, await readersOf(scope, row), event);
  });

/** One run of the task. */
export async function followSlots(platform: Platform, now = new Date()): Promise<void> {
  const { database } = platform;
  const waiting = await acrossOrganisations(database, (tx) => queries.offersToRemind(tx, now, maxAtOnce));
  for (const place of waiting) await remind(platform, place, now);
  const ended = await acrossOrganisations(database, (tx) => queries.offersToEnd(tx, now, maxAtOnce));
  for (const place of ended) await noteEnd(platform, place, now);
}
