import { and, count, desc, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { alertStates } from "#contract/recruitment/job-alerts.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { jobAlerts } from "./job-alerts.table.ts";

/** Who an alert is of: an account, or an address that none is needed for. */
export type AlertOwner = { userId: string } | { email: string };

export const ownedBy = (owner: AlertOwner): SQL =>
  "userId" in owner ? eq(jobAlerts.userId, owner.userId) : eq(jobAlerts.email, owner.email);

/**
 * All alerts of a person with an account: also those that they asked for without it.
 * @param email where it is verified; null otherwise
 */
export const ofPerson = (userId: string, email: string | null): SQL | undefined =>
  or(eq(jobAlerts.userId, userId), email === null ? undefined : eq(jobAlerts.email, email));

const fields = {
  id: jobAlerts.id,
  userId: jobAlerts.userId,
  /** Where it is mailed to. */
  to: sql<string>`coalesce(${jobAlerts.email}, ${users.email})`,
  name: users.firstName,
  language: jobAlerts.language,
  accountLanguage: users.language,
  q: jobAlerts.q,
  department: jobAlerts.department,
  location: jobAlerts.location,
  type: jobAlerts.type,
  frequency: jobAlerts.frequency,
  confirmedAt: jobAlerts.confirmedAt,
  pausedAt: jobAlerts.pausedAt,
  stoppedAt: jobAlerts.stoppedAt,
  mailedUntil: jobAlerts.mailedUntil,
  createdAt: jobAlerts.createdAt,
  saccoName: organisations.name,
  saccoSlug: organisations.slug,
};

const alerts = (tx: Tx) =>
  tx
    .select(fields)
    .from(jobAlerts)
    .leftJoin(users, eq(users.id, jobAlerts.userId))
    .leftJoin(organisations, eq(organisations.id, jobAlerts.saccoId));

export type AlertRow = Awaited<ReturnType<typeof alerts>>[number];
export type AlertState = (typeof alertStates)[number];

export const stateOf = ({ confirmedAt, pausedAt, stoppedAt }: AlertRow): AlertState =>
  stoppedAt ? "stopped" : confirmedAt === null ? "unconfirmed" : pausedAt ? "paused" : "active";

export const listAlerts = (tx: Tx, whose: SQL | undefined) =>
  alerts(tx)
    .where(and(whose, isNull(jobAlerts.stoppedAt)))
    .orderBy(desc(jobAlerts.createdAt), desc(jobAlerts.id));

export async function findAlert(tx: Tx, id: string, whose?: SQL): Promise<AlertRow | null> {
  const [row] = await alerts(tx).where(and(eq(jobAlerts.id, id), whose));
  return row ?? null;
}

/** Alerts of one owner come one after the other, so that none is beyond the most that there may be. */
export async function lockOwner(tx: Tx, owner: AlertOwner): Promise<void> {
  const key = "userId" in owner ? owner.userId : owner.email;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`job alerts of ${key}`}, 0))`);
}

export async function countAlerts(tx: Tx, owner: AlertOwner): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(jobAlerts)
    .where(and(ownedBy(owner), isNull(jobAlerts.stoppedAt)));
  return row?.count ?? 0;
}

type NewAlert = typeof jobAlerts.$inferInsert;
type Search = Pick<NewAlert, "q" | "department" | "location" | "type" | "saccoId">;

/** The owner's alert with this search, whatever has become of it. */
export async function findSame(tx: Tx, owner: AlertOwner, search: Search): Promise<AlertRow | null> {
  const [row] = await alerts(tx).where(
    and(
      ownedBy(owner),
      search.saccoId ? eq(jobAlerts.saccoId, search.saccoId) : isNull(jobAlerts.saccoId),
      eq(sql`lower(${jobAlerts.q})`, search.q.toLowerCase()),
      eq(jobAlerts.department, search.department),
      eq(jobAlerts.location, search.location),
      eq(jobAlerts.type, search.type),
    ),
  );
  return row ?? null;
}

export async function insertAlert(tx: Tx, alert: NewAlert): Promise<string> {
  const [row] = await tx.insert(jobAlerts).values(alert).returning({ id: jobAlerts.id });
  if (!row) throw new Error("insert returned no row");
  return row.id;
}

export async function updateAlert(tx: Tx, id: string, values: Partial<NewAlert>): Promise<void> {
  await tx.update(jobAlerts).set(values).where(eq(jobAlerts.id, id));
}

export async function deleteAlert(tx: Tx, id: string): Promise<void> {
  await tx.delete(jobAlerts).where(eq(jobAlerts.id, id));
}

/** Deletes every alert of a person: of their account, and of its verified address. */
export async function deleteAlertsOf(tx: Tx, userId: string, email: string | null): Promise<void> {
  await tx.delete(jobAlerts).where(ofPerson(userId, email));
}

export async function saccoIdOf(tx: Tx, slug: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.slug, slug));
  return row?.id ?? null;
}

const isDue = (now: Date) =>
  and(
    lte(jobAlerts.nextAt, now),
    isNotNull(jobAlerts.confirmedAt),
    isNull(jobAlerts.pausedAt),
    isNull(jobAlerts.stoppedAt),
  );

/** Ids of alerts whose time has come, the longest due first. */
export async function dueAlerts(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: jobAlerts.id })
    .from(jobAlerts)
    .where(isDue(now))
    .orderBy(jobAlerts.nextAt, jobAlerts.id)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** A due alert, for the one transaction that comes first. @returns null for every other */
export async function lockDueAlert(tx: Tx, id: string, now: Date): Promise<AlertRow | null> {
  const [row] = await alerts(tx)
    .where(and(eq(jobAlerts.id, id), isDue(now)))
    .for("update", { of: jobAlerts, skipLocked: true });
  return row ?? null;
}

/** Forgets what was never confirmed and what was stopped. */
export async function deleteIdle(tx: Tx, before: { asked: Date; stopped: Date }): Promise<void> {
  await tx
    .delete(jobAlerts)
    .where(
      or(
        and(isNull(jobAlerts.confirmedAt), lt(jobAlerts.createdAt, before.asked)),
        lt(jobAlerts.stoppedAt, before.stopped),
      ),
    );
}
