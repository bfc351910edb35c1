import { CodedError } from "#contract/core/errors.ts";
import { poolMonths, retentionNoticeDays } from "#contract/core/limits.ts";
import type { KeptHere, Retention } from "#contract/recruitment/retention.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { audit, systemActor } from "#server/platform/audit/audit.ts";
import { dayMillis, monthsFrom, nairobiDate } from "#server/platform/clock.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { discardUploads, releaseFiles } from "#server/platform/files/uploads.ts";
import type { SignedIn, Staff } from "#server/platform/http/access.ts";
import { greeting } from "#server/platform/mail/greeting.ts";
import { mailInEach, pageInEach } from "#server/platform/mail/in-languages.ts";
import { forgetNotifications } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { separateCandidates } from "../candidates/merges.service.ts";
import {
  notifyGeneralApplicants,
  removeEndedGeneralApplications,
} from "../general-applications/general-retention.service.ts";
import { anonymise, erasableByIds, expiredName } from "./erasure.queries.ts";
import { retentionMessages } from "./retention.messages.ts";
import * as queries from "./retention.queries.ts";

/** Tells candidates of what ends, and erases what is past its time. */
export const retentionTask = defineScheduledTask(
  "recruitment.retention",
  "Erase applications that are past their time",
  "17 4 * * *",
);

/** Applications that are told of, or erased, in one transaction; and how many such a run does at most. */
const atOnce = 100;
const maxRounds = 50;

const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * dayMillis);

const timesOf = (now: Date, months: number, ahead = 0): queries.RetentionTimes => ({
  now,
  cutoff: monthsFrom(daysFrom(now, ahead), -months),
});

/** Days for which the figures look ahead. */
const lookAhead = 30;

async function figuresOf(scope: OrganisationScope, asked?: number): Promise<Retention> {
  const now = new Date();
  const { months: decided, startedAt } = await queries.readRetention(scope);
  const months = asked ?? decided;
  const figures = await queries.countRetained(
    scope,
    timesOf(now, months),
    timesOf(now, months, lookAhead).cutoff,
  );
  return { months, startedAt: startedAt?.toISOString() ?? null, ...figures };
}

/** How long applications are kept, and what that means for those that are there. @param months of a trial */
export const getRetention = ({ database }: Platform, staff: Staff, months?: number): Promise<Retention> =>
  inOrganisation(database, staff.organisationId, (scope) => figuresOf(scope, months));

export const saveRetention = ({ database }: Platform, staff: Staff, months: number): Promise<Retention> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const before = await queries.readRetention(scope);
    await queries.writeRetention(scope, { ...before, months });
    await scope.audit(staff, {
      action: "retention.changed",
      subject: "organisation",
      subjectId: staff.organisationId,
      detail: { months, before: before.months },
    });
    return figuresOf(scope);
  });

/** Begins to erase; whoever is told first has all the days of the notice. */
export const startRetention = ({ database }: Platform, staff: Staff): Promise<Retention> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const before = await queries.readRetention(scope);
    if (!before.startedAt) {
      await queries.writeRetention(scope, { ...before, startedAt: new Date() });
      const { due } = await figuresOf(scope);
      await scope.audit(staff, {
        action: "retention.started",
        subject: "organisation",
        subjectId: staff.organisationId,
        detail: { months: before.months, due },
      });
    }
    return figuresOf(scope);
  });

const toKept = (row: Awaited<ReturnType<typeof queries.keptOf>>[number]): KeptHere => ({
  ...row,
  poolUntil: row.poolUntil && row.poolUntil > new Date() ? row.poolUntil.toISOString() : null,
});

/** Which SACCOs keep applications of the signed-in person. */
export const listKept = ({ database }: Platform, { userId }: SignedIn): Promise<KeptHere[]> =>
  acrossOrganisations(database, async (tx) => (await queries.keptOf(tx, userId)).map(toKept));

/** The person stays in a SACCO's talent pool, or leaves it. @throws CodedError not_found */
export const changePool = (
  { database }: Platform,
  actor: SignedIn,
  id: string,
  stays: boolean,
): Promise<KeptHere> =>
  acrossOrganisations(database, async (tx) => {
    await queries.setPool(tx, actor.userId, id, stays ? monthsFrom(new Date(), poolMonths) : null);
    const [row] = await queries.keptOf(tx, actor.userId, id);
    if (!row) throw new CodedError("not_found");
    await audit(tx, actor, {
      organisationId: null,
      action: "talent_pool.changed",
      subject: "candidate",
      subjectId: id,
      detail: { stays },
    });
    return toKept(row);
  });

/** Tells candidates of what ends in some days, a mail for each person. @returns how many applications it looked at */
async function notifyCandidates(
  platform: Platform,
  scope: OrganisationScope,
  now: Date,
  months: number,
): Promise<number> {
  const times = timesOf(now, months, retentionNoticeDays);
  const found = await queries.toTell(scope, times, atOnce);
  const told = new Set(
    await queries.recordNotices(
      scope,
      found.map((one) => one.id),
      now,
    ),
  );
  const people = Map.groupBy(
    found.filter(({ id }) => told.has(id)),
    ({ userId, email }) => userId ?? email,
  );
  const link = pageInEach(platform.origin, "/jobs/kept");
  const on = daysFrom(now, retentionNoticeDays);
  for (const [first, ...others] of people.values()) {
    if (!first) continue;
    const { organization, email: to, name } = first;
    const mail = mailInEach(retentionMessages, (t, language) => {
      const date = nairobiDate(on, language);
      return {
        to,
        subject: t.subject({ organization }),
        preview: t.preview({ date }),
        greeting: greeting(name, language),
        blocks: [
          { kind: "paragraph", text: t.text({ organization, date, count: others.length + 1 }) },
          { kind: "paragraph", text: t.nothing({ months: poolMonths }) },
          { kind: "button", label: t.button, url: link[language] },
        ],
      };
    });
    await queueAccountMail(scope.tx, platform, scope.organisationId, mail);
  }
  return found.length;
}

/** Erases some of what is past its time. @returns how many applications, and the files that go with them */
async function erase(scope: OrganisationScope, now: Date, months: number) {
  const notifiedBefore = daysFrom(now, -retentionNoticeDays);
  const ids = await queries.toErase(scope, timesOf(now, months), notifiedBefore, atOnce);
  if (ids.length === 0) return { count: 0, files: [] };
  const rows = await erasableByIds(scope.tx, ids);
  await forgetNotifications(scope.tx, ids);
  const files = await anonymise(scope.tx, rows, expiredName);
  await releaseFiles(scope.tx, files);
  const gone = await queries.restingCandidates(scope, [...new Set(rows.map((one) => one.candidateId))]);
  await separateCandidates(scope, gone);
  files.push(...(await queries.anonymiseResting(scope, gone)));
  await scope.audit(systemActor, {
    action: "retention.erased",
    subject: "organisation",
    subjectId: scope.organisationId,
    detail: { applications: ids.length, months },
  });
  return { count: ids.length, files };
}

/** Tells people whose general application ends in some days. @returns how many it told */
const notifyGeneral: typeof notifyCandidates = (platform, scope, now, months) =>
  notifyGeneralApplicants(platform, scope, {
    now,
    until: timesOf(now, months, retentionNoticeDays).cutoff,
    on: daysFrom(now, retentionNoticeDays),
    limit: atOnce,
  });

/** Erases some general applications that are past their time. */
const eraseGeneral: typeof erase = (scope, now, months) =>
  removeEndedGeneralApplications(scope, {
    now,
    until: timesOf(now, months).cutoff,
    notifiedBefore: daysFrom(now, -retentionNoticeDays),
    limit: atOnce,
  });

/** One run of the task. Whoever comes second finds what is told noted, and what is erased erased. */
export async function followRetention(platform: Platform, now = new Date()): Promise<void> {
  const { database } = platform;
  const started = await acrossOrganisations(database, queries.startedRetentions);
  for (const { organisationId } of started) {
    const step = <T>(work: (scope: OrganisationScope, months: number) => Promise<T>): Promise<T> =>
      inOrganisation(database, organisationId, async (scope) =>
        work(scope, (await queries.readRetention(scope)).months),
      );
    for (const remove of [erase, eraseGeneral]) {
      for (let round = 0; round < maxRounds; round++) {
        const { count, files } = await step((scope, months) => remove(scope, now, months));
        await discardUploads(platform, files);
        if (count < atOnce) break;
      }
    }
    for (const notify of [notifyCandidates, notifyGeneral]) {
      for (let round = 0; round < maxRounds; round++) {
        if ((await step((scope, months) => notify(platform, scope, now, months))) < atOnce) break;
      }
    }
  }
}
