import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { textOf } from "#contract/core/messages.ts";
import type {
  alertChange,
  alertStateChange,
  JobAlert,
  ownAlertInput,
  visitorAlertInput,
} from "#contract/recruitment/job-alerts.ts";
import { maxAlerts } from "#contract/recruitment/job-alerts.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { AlertKeys } from "./alert-keys.ts";
import { alertsFullMail, confirmAlertMail } from "./job-alerts.mail.ts";
import { alertRefusals } from "./job-alerts.messages.ts";
import * as queries from "./job-alerts.queries.ts";
import { nextMailing } from "./mailing-times.ts";

/** First mails to one address in a day: anybody can type anybody's address. */
const askedPerDay = { name: "job alerts asked for", count: 5, seconds: 24 * 3600 };

type OwnInput = z.output<typeof ownAlertInput>;

function toAlert(row: queries.AlertRow): JobAlert {
  const { id, frequency, q, department, location, saccoName, saccoSlug } = row;
  return {
    id,
    state: queries.stateOf(row),
    frequency,
    q,
    department,
    location,
    type: row.type as JobAlert["type"],
    sacco: saccoName !== null && saccoSlug !== null ? { name: saccoName, slug: saccoSlug } : null,
    language: row.accountLanguage ?? row.language,
  };
}

/** @throws CodedError not_found */
async function saccoIdOf(tx: Tx, slug: string): Promise<string | null> {
  if (slug === "") return null;
  const id = await queries.saccoIdOf(tx, slug);
  if (id) return id;
  throw new CodedError(
    "not_found",
    textOf(alertRefusals, (t) => t.noSacco),
  );
}

/** What begins, or begins again: jobs that are there already are not news. */
const begun = (frequency: OwnInput["frequency"], now: Date) => ({
  frequency,
  pausedAt: null,
  stoppedAt: null,
  mailedUntil: now,
  nextAt: nextMailing(frequency, now),
});

/** The page of an alert, for whoever has a mail of it. */
export const alertPage = ({ origin }: Pick<Platform, "origin">, keys: AlertKeys, id: string) =>
  pageInEach(origin, `/jobs/alerts/${keys.keyOf(id)}`);

/** What an owner has already who wants an alert, taken for this transaction. @throws CodedError not_found for a careers page that is none */
async function standingOf(tx: Tx, owner: queries.AlertOwner, { sacco, frequency: _, ...search }: OwnInput) {
  const wanted = { ...search, saccoId: await saccoIdOf(tx, sacco) };
  await queries.lockOwner(tx, owner);
  const same = await queries.findSame(tx, owner, wanted);
  return { owner, wanted, same, full: (await queries.countAlerts(tx, owner)) >= maxAlerts };
}

/** Keeps an alert that waits for its owner's yes, and asks for that by mail. */
async function askFor(
  tx: Tx,
  platform: Platform,
  keys: AlertKeys,
  { owner, wanted, same, full }: Awaited<ReturnType<typeof standingOf>>,
  {
    to,
    language,
    frequency,
    now,
  }: { to: string; language: Language; frequency: OwnInput["frequency"]; now: Date },
): Promise<string | null> {
  const { queue, config } = platform;
  if (!same && full) {
    const [latest] = await queries.listAlerts(tx, queries.ownedBy(owner));
    const page = alertPage(platform, keys, latest?.id ?? "");
    await queueMail(tx, queue, null, alertsFullMail(to, page, maxAlerts)[language]);
    return null;
  }
  const values = { ...begun(frequency, now), language };
  // Who typed the address may not be who owns it: an alert that goes on stays as its owner left it.
  const running = same && queries.stateOf(same) !== "stopped" && same.confirmedAt !== null;
  if (same && !running)
    await queries.updateAlert(tx, same.id, { ...values, confirmedAt: null, createdAt: now });
  const id = same?.id ?? (await queries.insertAlert(tx, { ...owner, ...wanted, ...values }));
  const page = alertPage(platform, keys, id);
  await queueMail(tx, queue, null, confirmAlertMail(to, page, config.brand.product)[language]);
  return id;
}

/**
 * A visitor asks for new jobs by mail. The answer is the same whatever alerts the address has: that is its owner's
 * business.
 * @throws CodedError not_found for a careers page that is none; rate_limited
 */
export async function askForAlert(
  platform: Platform,
  keys: AlertKeys,
  { email, ...input }: z.output<typeof visitorAlertInput>,
  language: Language,
): Promise<void> {
  await platform.limits.require(
    askedPerDay,
    [email],
    textOf(alertRefusals, (t) => t.tooOften),
  );
  await acrossOrganisations(platform.database, async (tx) => {
    const { frequency } = input;
    const standing = await standingOf(tx, { email }, input);
    await askFor(tx, platform, keys, standing, { to: email, language, frequency, now: new Date() });
  });
}

const unknownKey = () =>
  new CodedError(
    "not_found",
    textOf(alertRefusals, (t) => t.unknownKey),
  );

/** The alert that the link in a mail opens. @throws CodedError not_found */
async function alertByKey(tx: Tx, keys: AlertKeys, key: string): Promise<queries.AlertRow> {
  const id = keys.read(key);
  const row = id && (await queries.findAlert(tx, id));
  if (!row) throw unknownKey();
  return row;
}

/** @throws CodedError not_found */
export const getAlert = ({ database }: Platform, keys: AlertKeys, key: string): Promise<JobAlert> =>
  acrossOrganisations(database, async (tx) => toAlert(await alertByKey(tx, keys, key)));

/** What somebody with a mail of the alert decides; who has the mail owns the address. @throws CodedError not_found */
export function changeAlertState(
  { database }: Platform,
  keys: AlertKeys,
  key: string,
  { state }: z.output<typeof alertStateChange>,
): Promise<JobAlert> {
  return acrossOrganisations(database, async (tx) => {
    const now = new Date();
    const row = await alertByKey(tx, keys, key);
    if (queries.stateOf(row) !== state) {
      const changes = {
        active: { ...begun(row.frequency, now), confirmedAt: row.confirmedAt ?? now },
        paused: { pausedAt: now, stoppedAt: null, confirmedAt: row.confirmedAt ?? now },
        stopped: { stoppedAt: now },
      };
      await queries.updateAlert(tx, row.id, changes[state]);
    }
    return toAlert(await alertByKey(tx, keys, key));
  });
}

/** Whose alerts a signed-in person has. */
const mine = ({ userId, principal }: SignedIn) =>
  queries.ofPerson(userId, principal.emailVerified ? principal.email : null);

export const listOwnAlerts = ({ database }: Platform, actor: SignedIn): Promise<JobAlert[]> =>
  acrossOrganisations(database, async (tx) => (await queries.listAlerts(tx, mine(actor))).map(toAlert));

async function ownAlert(tx: Tx, actor: SignedIn, id: string): Promise<queries.AlertRow> {
  const row = await queries.findAlert(tx, id, mine(actor));
  if (!row) throw new CodedError("not_found");
  return row;
}

/**
 * New jobs for a job seeker's account. To an address that is not verified goes the question first.
 * @throws CodedError not_found, conflict, rate_limited
 */
export async function createOwnAlert(
  platform: Platform,
  keys: AlertKeys,
  actor: SignedIn,
  input: OwnInput,
  language: Language,
): Promise<JobAlert> {
  const { email, emailVerified } = actor.principal;
  if (!emailVerified) await platform.limits.require(askedPerDay, [email]);
  return acrossOrganisations(platform.database, async (tx) => {
    const now = new Date();
    const { frequency } = input;
    const standing = await standingOf(tx, { userId: actor.userId }, input);
    const { owner, wanted, same, full } = standing;
    if (full && (!same || same.stoppedAt)) {
      throw new CodedError(
        "conflict",
        textOf(alertRefusals, (t) => t.tooMany({ count: maxAlerts })),
      );
    }
    const asks = { to: email, language, frequency, now };
    const asked = emailVerified ? null : await askFor(tx, platform, keys, standing, asks);
    if (asked) return toAlert(await ownAlert(tx, actor, asked));
    const values = { ...begun(frequency, now), confirmedAt: same?.confirmedAt ?? now, language };
    if (same) await queries.updateAlert(tx, same.id, values);
    const id = same?.id ?? (await queries.insertAlert(tx, { ...owner, ...wanted, ...values }));
    return toAlert(await ownAlert(tx, actor, id));
  });
}

/** @throws CodedError not_found, conflict when another alert of theirs has this search */
export async function updateOwnAlert(
  { database }: Platform,
  actor: SignedIn,
  id: string,
  { paused, frequency, ...search }: z.output<typeof alertChange>,
): Promise<JobAlert> {
  try {
    return await acrossOrganisations(database, async (tx) => {
      const now = new Date();
      const row = await ownAlert(tx, actor, id);
      const state = queries.stateOf(row);
      await queries.updateAlert(tx, id, {
        ...search,
        frequency,
        ...(frequency === row.frequency ? {} : { nextAt: nextMailing(frequency, now) }),
        ...(paused && state === "active" ? { pausedAt: now } : {}),
        ...(!paused && state === "paused" ? begun(frequency, now) : {}),
      });
      return toAlert(await ownAlert(tx, actor, id));
    });
  } catch (error) {
    if (violatedUnique(error) !== "job_alert_search") throw error;
    throw new CodedError(
      "conflict",
      textOf(alertRefusals, (t) => t.same),
    );
  }
}

/** @throws CodedError not_found */
export const deleteOwnAlert = ({ database }: Platform, actor: SignedIn, id: string): Promise<void> =>
  acrossOrganisations(database, async (tx) => {
    const row = await ownAlert(tx, actor, id);
    await queries.deleteAlert(tx, row.id);
  });
