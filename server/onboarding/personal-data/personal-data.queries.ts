import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { CorrectableField } from "#contract/onboarding/corrections.ts";
import { type DataRequestKind, dataRequestList } from "#contract/onboarding/own-membership.ts";
import { defaultOnboardingSettings } from "#contract/onboarding/settings.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import { transactionsTable } from "#server/finance/transactions/transactions.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { conditionsOf, readPage, sortsBy } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { memberEvents, members } from "../members/members.table.ts";
import { memberPaymentsTable } from "../members/payments/payments.table.ts";
import { onboardingSettingsTable as settings } from "../settings/settings.table.ts";
import { dataRequests } from "./personal-data.table.ts";

export type MemberRow = typeof members.$inferSelect;
type RequestQuery = z.output<typeof dataRequestList.query>;

/** When the person paid last, or moved money otherwise: that record is kept as the law has it, also of who never joined. */
const lastPaidOn = sql<
  string | null
>`(select greatest((select max(${memberPaymentsTable.paidOn}) from ${memberPaymentsTable} where ${memberPaymentsTable.organisationId} = ${members.organisationId} and ${memberPaymentsTable.memberId} = ${members.id}), (select max(${transactionsTable.paidOn}) from ${transactionsTable} where ${transactionsTable.organisationId} = ${members.organisationId} and ${transactionsTable.memberId} = ${members.id}))::text)`;

const sacco = { slug: organisations.slug, organization: organisations.name };

export async function findOwn(scope: OrganisationScope, memberId: string) {
  const [row] = await scope
    .select({ member: members, lastPaidOn, ...sacco }, members, eq(members.id, memberId))
    .innerJoin(organisations, eq(organisations.id, members.organisationId));
  return row ?? null;
}

/** The members of a SACCO that have this address or number; each has at most one. */
export const findByContact = (scope: OrganisationScope, contact: string) =>
  scope
    .select(
      { member: members, ...sacco },
      members,
      or(eq(members.email, contact), eq(members.phoneNumber, contact)),
    )
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .orderBy(asc(members.id))
    .limit(1);

/** Of all organisations: whose address is the account's verified one, or who linked the account before. */
export const listOfAccount = (tx: Tx, userId: string, email: string) =>
  tx
    .select({ member: members, ...sacco })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(or(eq(members.userId, userId), and(isNull(members.userId), eq(members.email, email))))
    .orderBy(asc(organisations.name), asc(members.id));

export const linkAccount = (tx: Tx, userId: string, email: string) =>
  tx
    .update(members)
    .set({ userId })
    .where(and(isNull(members.userId), eq(members.email, email)));

export const requestsOf = (scope: OrganisationScope, memberId: string) =>
  scope
    .select({ request: dataRequests }, dataRequests, eq(dataRequests.memberId, memberId))
    .orderBy(desc(dataRequests.createdAt), desc(dataRequests.id));

export const insertRequest = (
  scope: OrganisationScope,
  values: Omit<typeof dataRequests.$inferInsert, "organisationId">,
) => scope.insert(dataRequests, values).onConflictDoNothing();

export async function openRequest(scope: OrganisationScope, memberId: string, kind: DataRequestKind) {
  const [row] = await scope.select(
    { request: dataRequests },
    dataRequests,
    and(eq(dataRequests.memberId, memberId), eq(dataRequests.kind, kind), eq(dataRequests.status, "open")),
  );
  return row?.request ?? null;
}

const matching = conditionsOf(dataRequestList, {
  status: dataRequests.status,
  member: (ids) => inArray(sql`${dataRequests.memberId}::text`, ids),
});
const sorts = sortsBy<RequestQuery["sort"]>(
  { dueAt: dataRequests.dueAt, createdAt: dataRequests.createdAt },
  dataRequests.id,
);

export function listRequests(scope: OrganisationScope, query: RequestQuery) {
  const condition = matching(query);
  return readPage(
    query,
    scope
      .select(
        { request: dataRequests, member: members, lastPaidOn, answerer: users.name },
        dataRequests,
        condition,
      )
      .innerJoin(
        members,
        and(eq(members.organisationId, dataRequests.organisationId), eq(members.id, dataRequests.memberId)),
      )
      .leftJoin(users, eq(users.id, dataRequests.answeredBy))
      .orderBy(...sorts.order(query.sort)),
    scope.select({ total: count() }, dataRequests, condition),
  );
}

/** What was asked for, and by whom. */
export const requestsById = (scope: OrganisationScope, ids: string[]) =>
  scope
    .select(
      { id: dataRequests.id, kind: dataRequests.kind, memberName: members.fullName },
      dataRequests,
      inArray(dataRequests.id, ids),
    )
    .innerJoin(
      members,
      and(eq(members.organisationId, dataRequests.organisationId), eq(members.id, dataRequests.memberId)),
    );

/** Corrections of these members, the latest first. */
export const correctionsOf = (scope: OrganisationScope, memberIds: string[]) =>
  scope
    .select(
      {
        id: memberEvents.id,
        memberId: memberEvents.memberId,
        at: memberEvents.createdAt,
        changes: memberEvents.changes,
        by: users.name,
      },
      memberEvents,
      and(inArray(memberEvents.memberId, memberIds), eq(memberEvents.action, "corrected")),
    )
    .leftJoin(users, eq(users.id, memberEvents.actorId))
    .orderBy(desc(memberEvents.createdAt), desc(memberEvents.id));

export type FoundCorrection = Awaited<ReturnType<typeof correctionsOf>>[number];

/** A request that nobody else answers meanwhile. */
export async function lockRequest(scope: OrganisationScope, id: string) {
  const [row] = await scope
    .select({ request: dataRequests }, dataRequests, eq(dataRequests.id, id))
    .for("update");
  return row?.request ?? null;
}

export const updateRequest = (
  scope: OrganisationScope,
  id: string,
  values: Partial<typeof dataRequests.$inferInsert>,
) => scope.update(dataRequests, values, eq(dataRequests.id, id));

export const deleteMember = (scope: OrganisationScope, memberId: string) =>
  scope.delete(members, eq(members.id, memberId));

/** People of all organisations who were refused and never came back. */
export const listRefused = (tx: Tx, before: Date, limit: number) =>
  tx
    .select({ organisationId: members.organisationId, id: members.id })
    .from(members)
    .where(
      and(
        eq(members.kycStatus, "rejected"),
        ne(members.onboardingStep, "complete"),
        isNull(members.joinedAt),
        lt(members.createdAt, before),
        isNull(lastPaidOn),
      ),
    )
    .orderBy(asc(members.createdAt), asc(members.id))
    .limit(limit);

/** Years for which the member's organisation keeps the records of former members. */
const keptYears = sql`coalesce((select ${settings.retentionYears} from ${settings} where ${settings.organisationId} = ${members.organisationId}), ${defaultOnboardingSettings.retentionYears}::int)`;

/**
 * People of all organisations whose record has been kept long enough: former members, and who was refused but had paid.
 * The one who is longest gone comes first.
 */
export function listOutlived(tx: Tx, today: string, limit: number) {
  const last = sql`greatest(${members.leftOn}, ${lastPaidOn}::date)`;
  const isRefused = and(
    eq(members.kycStatus, "rejected"),
    ne(members.onboardingStep, "complete"),
    isNull(members.joinedAt),
  );
  return tx
    .select({ organisationId: members.organisationId, id: members.id })
    .from(members)
    .where(
      and(
        or(isNotNull(members.leftOn), isRefused),
        sql`${last} + make_interval(years => ${keptYears}) < ${today}::date`,
      ),
    )
    .orderBy(last, asc(members.id))
    .limit(limit);
}

/** The addresses and numbers that a person has, or had before a correction: what was written to them names these. */
export async function contactsOf(scope: OrganisationScope, memberId: string): Promise<string[]> {
  const [member] = await scope.select(
    { email: members.email, phone: members.phoneNumber },
    members,
    eq(members.id, memberId),
  );
  const before = await valuesBefore(scope, memberId, ["email", "primaryMobileNumber"]);
  return [member?.email ?? "", member?.phone ?? "", ...before].filter(Boolean);
}

/** The numbers of the identity document that a person has, and had before corrections. */
export async function idNumbersOf(scope: OrganisationScope, memberId: string): Promise<string[]> {
  const [member] = await scope.select({ idNumber: members.idNumber }, members, eq(members.id, memberId));
  const before = await valuesBefore(scope, memberId, ["idNumber"]);
  return [...(member ? [member.idNumber] : []), ...before];
}

/** What stood in these fields before they were corrected. */
async function valuesBefore(
  scope: OrganisationScope,
  memberId: string,
  fields: readonly CorrectableField[],
): Promise<string[]> {
  const events = await scope.select(
    { changes: memberEvents.changes },
    memberEvents,
    and(eq(memberEvents.memberId, memberId), eq(memberEvents.action, "corrected")),
  );
  return events
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => fields.includes(field))
    .map(({ from }) => String(from ?? ""));
}
