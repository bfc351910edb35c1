import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { complaintList, openStatuses } from "#contract/experience/complaints.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { endOfDay, nairobiMoment } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { contains } from "#server/platform/text.ts";
import { clockCondition, isOpenRow } from "./clock.queries.ts";
import { complaints, severityRank } from "./complaints.table.ts";

export type ComplaintRow = typeof complaints.$inferSelect;
export type ComplaintQuery = z.output<typeof complaintList.query>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Who asks, and when. */
interface Asking {
  userId: string;
  now: Date;
}

/** Cases of these colleagues, in the words of `ownerChoices` or by id; of nobody for what is neither. */
function ownedBy(choices: readonly string[], userId: string): SQL | undefined {
  const ids = choices.map((choice) => (choice === "me" ? userId : choice)).filter((id) => uuid.test(id));
  return or(
    inArray(complaints.ownerId, ids),
    choices.includes("nobody") ? isNull(complaints.ownerId) : undefined,
  );
}

/** `C-0042`, `c42` and `42` are the number of a complaint. */
const numberIn = (words: string): number | null => {
  const digits = /^(?:c-?)?0*(\d{1,9})$/i.exec(words.trim())?.[1];
  return digits ? Number(digits) : null;
};

/** Complaints that contain what somebody typed, or have that number. */
export function matchesComplaint(words: string): SQL | undefined {
  const number = numberIn(words);
  const { fullName, memberNumber, phone, email, description } = complaints;
  return or(
    number === null ? undefined : eq(complaints.number, number),
    ...[fullName, memberNumber, phone, email, description].map((column) => contains(column, words)),
  );
}

const views = {
  to_do: ({ now }: Asking) =>
    and(
      inArray(complaints.status, ["new", "investigating", "resolved"]),
      or(isNull(complaints.snoozedUntil), lt(complaints.snoozedUntil, now)),
    ),
  snoozed: ({ now }: Asking) => and(isOpenRow(), gte(complaints.snoozedUntil, now)),
  member_wrote: () => and(isOpenRow(), eq(complaints.memberWrote, true)),
};

const matching = conditionsOf(complaintList, {
  q: (words, _asking: Asking) => matchesComplaint(words),
  status: complaints.status,
  view: (view, asking) => views[view](asking),
  clock: (states, { now }) => or(...states.map((state) => clockCondition(state, now))),
  topic: complaints.topic,
  severity: complaints.severity,
  channel: complaints.channel,
  owner: (choices, { userId }) => ownedBy(choices, userId),
  rootCause: complaints.rootCause,
  from: (day) => gte(complaints.receivedAt, nairobiMoment(day)),
  to: (day) => lt(complaints.receivedAt, endOfDay(day)),
});

/** Each as an index has it, forwards or backwards. */
const orders: Record<ComplaintQuery["sort"], SQL[]> = {
  "-receivedAt": [desc(complaints.receivedAt), desc(complaints.id)],
  receivedAt: [asc(complaints.receivedAt), asc(complaints.id)],
  dueAt: [asc(complaints.dueAt), asc(complaints.id)],
  "-severity": [desc(severityRank(complaints.severity)), desc(complaints.receivedAt), desc(complaints.id)],
};

const selected = (scope: OrganisationScope, condition?: SQL) =>
  scope
    .select({ complaint: complaints, owner: { id: users.id, fullName: users.name } }, complaints, condition)
    .leftJoin(users, eq(users.id, complaints.ownerId));

export type ListedComplaint = Awaited<ReturnType<typeof selected>>[number];

/** A page of the complaints that match, and how many match. */
export function listComplaints(scope: OrganisationScope, query: ComplaintQuery, asking: Asking) {
  const condition = matching(query, asking);
  return readPage(
    query,
    selected(scope, condition).orderBy(...orders[query.sort]),
    scope.select({ total: count() }, complaints, condition),
  );
}

/** The newest complaints that contain the words. */
export const complaintsWith = (scope: OrganisationScope, words: string, limit: number) =>
  selected(scope, matchesComplaint(words))
    .orderBy(desc(complaints.receivedAt), desc(complaints.id))
    .limit(limit);

/** @throws CodedError not_found */
export async function requireComplaint(scope: OrganisationScope, id: string): Promise<ListedComplaint> {
  const [row] = await selected(scope, eq(complaints.id, id));
  if (!row) throw new CodedError("not_found");
  return row;
}

/** Waits for whoever changes the complaint, and keeps others from it until the transaction ends. */
export async function lockComplaint(scope: OrganisationScope, id: string): Promise<ComplaintRow> {
  await scope.select({ id: complaints.id }, complaints, eq(complaints.id, id)).for("update");
  return (await requireComplaint(scope, id)).complaint;
}

export async function findByAttempt(scope: OrganisationScope, attemptKey: string) {
  const [row] = await selected(scope, eq(complaints.attemptKey, attemptKey));
  return row?.complaint ?? null;
}

/**
 * Lets one complaint of the organisation come in at a time, until the transaction ends: each finds what the one before
 * it made, its number too.
 */
export async function lockIntake(scope: OrganisationScope): Promise<void> {
  await scope.tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`complaints ${scope.organisationId}`}))`,
  );
}

/** The number that the last complaint has, 0 before the first; of an intake that is locked. */
export async function lastComplaintNumber(scope: OrganisationScope): Promise<number> {
  const [last] = await scope.select(
    { number: sql<number>`coalesce(max(${complaints.number}), 0)`.mapWith(Number) },
    complaints,
  );
  return last?.number ?? 0;
}

/** Adds a complaint under the next number, of an intake that is locked. */
export async function insertComplaint(
  scope: OrganisationScope,
  values: Omit<typeof complaints.$inferInsert, "organisationId" | "number">,
): Promise<ComplaintRow> {
  const number = (await lastComplaintNumber(scope)) + 1;
  const [row] = await scope.insert(complaints, { ...values, number }).returning();
  if (!row) throw new Error("insert returned no row");
  return row;
}

/** Changes a complaint that is locked: it has another version afterwards. */
export const updateComplaint = (scope: OrganisationScope, id: string, values: Partial<ComplaintRow>) =>
  scope.update(
    complaints,
    { ...values, version: sql`${complaints.version} + 1` as unknown as number },
    eq(complaints.id, id),
  );

/** Those that were merged into one, the oldest first. */
export const mergedInto = (scope: OrganisationScope, id: string) =>
  scope.select(relatedFields, complaints, eq(complaints.mergedInto, id)).orderBy(asc(complaints.number));

/** The same with all that is kept of them. */
export const complaintsMergedInto = async (scope: OrganisationScope, id: string): Promise<ComplaintRow[]> =>
  (await selected(scope, eq(complaints.mergedInto, id))).map(({ complaint }) => complaint);

const excerptLength = 160;
const relatedFields = {
  id: complaints.id,
  number: complaints.number,
  fullName: complaints.fullName,
  excerpt: sql<string>`left(${complaints.description}, ${excerptLength})`,
  receivedAt: complaints.receivedAt,
  status: complaints.status,
};
export type RelatedRow = Awaited<ReturnType<typeof mergedInto>>[number];

export async function findRelated(scope: OrganisationScope, id: string) {
  const [row] = await scope.select(relatedFields, complaints, eq(complaints.id, id));
  return row ?? null;
}

/** Most complaints that are offered for a merge. */
const offered = 5;

/** Open complaints of the same person, the newest first. Who left nothing of themselves has none. */
export async function similarTo(scope: OrganisationScope, row: ComplaintRow): Promise<RelatedRow[]> {
  const { id, memberId, phone, email } = row;
  const same = [
    memberId ? eq(complaints.memberId, memberId) : undefined,
    phone ? eq(complaints.phone, phone) : undefined,
    email ? eq(complaints.email, email) : undefined,
  ].filter((condition) => condition !== undefined);
  if (same.length === 0) return [];
  return scope
    .select(
      relatedFields,
      complaints,
      and(ne(complaints.id, id), inArray(complaints.status, openStatuses), or(...same)),
    )
    .orderBy(desc(complaints.receivedAt), desc(complaints.id))
    .limit(offered);
}

/** The member whose number somebody typed. */
export async function memberByNumber(scope: OrganisationScope, typed: string): Promise<string | null> {
  if (typed === "") return null;
  const written = [typed, typed.toUpperCase()];
  const [row] = await scope.select(
    { id: members.id },
    members,
    and(isNotNull(members.memberNumber), inArray(members.memberNumber, written)),
  );
  return row?.id ?? null;
}

const sacco = {
  organisationId: organisations.id,
  slug: organisations.slug,
  organization: organisations.name,
  trialEndsAt: organisations.trialEndsAt,
};

/** The SACCO of an address. */
export async function findSacco(tx: Tx, slug: string) {
  const [row] = await tx.select(sacco).from(organisations).where(eq(organisations.slug, slug));
  return row ?? null;
}

/** The SACCO of a scope. */
export async function ownSacco({ tx, organisationId }: OrganisationScope) {
  const [row] = await tx.select(sacco).from(organisations).where(eq(organisations.id, organisationId));
  if (!row) throw new Error("the organisation of a scope is there");
  return row;
}

/** Where the complaint lies whose code has this digest. */
export async function locateByCode(tx: Tx, codeDigest: string) {
  const [row] = await tx
    .select({ organisationId: complaints.organisationId, id: complaints.id })
    .from(complaints)
    .where(eq(complaints.codeDigest, codeDigest));
  return row ?? null;
}
