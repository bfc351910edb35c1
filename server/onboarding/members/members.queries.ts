import { aliasedTable, and, count, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { memberList } from "#contract/onboarding/members.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import { endOfDay, nairobiDay, nairobiMoment } from "#server/platform/clock.ts";
import { conditionsOf, readPage, sortsBy } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { importedBy } from "#server/platform/import/import.queries.ts";
import { memberFlags } from "./flags.table.ts";
import { isFormerOn, isNoFormerOn } from "./former.ts";
import { matchesMember } from "./member-search.queries.ts";
import { memberEvents, members } from "./members.table.ts";

export type MemberRow = typeof members.$inferSelect;
export type MemberQuery = z.output<typeof memberList.query>;
export type MemberFilter = z.output<typeof memberList.filter>;
export type MemberEventInput = Omit<typeof memberEvents.$inferInsert, "organisationId">;

/** Who asks, and where. */
interface Asking {
  scope: OrganisationScope;
  userId: string | null;
}

/** Members with one of these flags that nobody has looked into. */
const flaggedAs = (scope: OrganisationScope, codes: NonNullable<MemberFilter["flag"]>) =>
  inArray(
    members.id,
    scope.select(
      { id: memberFlags.memberId },
      memberFlags,
      and(inArray(memberFlags.code, codes), isNull(memberFlags.resolvedAt)),
    ),
  );

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Cases of these colleagues, in the words of `assigneeChoices` or by id; of nobody for what is neither. */
function assignedTo(choices: readonly string[], userId: string | null): SQL | undefined {
  const ids = choices
    .flatMap((choice) => (choice === "me" ? (userId ?? []) : choice))
    .filter((id) => uuid.test(id));
  return or(
    inArray(members.assigneeId, ids),
    choices.includes("nobody") ? isNull(members.assigneeId) : undefined,
  );
}

const startOf = (day: string) => nairobiMoment(day);

/** What the filters of the register ask of a row. */
export const matching = conditionsOf(memberList, {
  q: (words, { scope }: Asking) => matchesMember(scope, words),
  kycStatus: members.kycStatus,
  onboardingStep: members.onboardingStep,
  flag: (codes, { scope }) => flaggedAs(scope, codes),
  risk: members.risk,
  county: members.county,
  source: members.source,
  assignee: (choices, { userId }) => assignedTo(choices, userId),
  waiting: (waits) => (waits ? isNotNull(members.dueAt) : isNull(members.dueAt)),
  former: (ended) => (ended ? isFormerOn : isNoFormerOn)(nairobiDay(new Date())),
  registeredFrom: (day) => gte(members.createdAt, startOf(day)),
  registeredTo: (day) => lt(members.createdAt, endOfDay(day)),
  importId: (id, { scope }) => inArray(members.id, importedBy(scope, id)),
});

/** The sorts of the register. */
export const sorts = sortsBy<MemberQuery["sort"]>(
  { createdAt: members.createdAt, fullName: members.fullName, dueAt: members.dueAt },
  members.id,
);

const assignees = aliasedTable(users, "assignee");

const selected = (scope: OrganisationScope, condition?: SQL) =>
  scope
    .select(
      {
        member: members,
        maker: users.name,
        assignee: { id: assignees.id, fullName: assignees.name },
        organization: organisations.name,
      },
      members,
      condition,
    )
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .leftJoin(users, eq(users.id, members.createdBy))
    .leftJoin(assignees, eq(assignees.id, members.assigneeId));

export type FoundMember = Awaited<ReturnType<typeof selected>>[number];

export async function findMember(scope: OrganisationScope, id: string): Promise<FoundMember | null> {
  const [row] = await selected(scope, eq(members.id, id));
  return row ?? null;
}

/** @throws CodedError not_found */
export async function requireMember(scope: OrganisationScope, id: string): Promise<FoundMember> {
  const row = await findMember(scope, id);
  if (!row) throw new CodedError("not_found");
  return row;
}

/** Waits for whoever changes the member, and keeps others from it until the transaction ends. */
export const lockMember = (scope: OrganisationScope, id: string) =>
  scope.select({ id: members.id }, members, eq(members.id, id)).for("update");

/** A page of the register. */
export function listMembers(scope: OrganisationScope, query: MemberQuery, userId: string | null) {
  const condition = matching(query, { scope, userId });
  return readPage(
    query,
    selected(scope, condition).orderBy(...sorts.order(query.sort)),
    scope.select({ total: count() }, members, condition),
  );
}

/** How many flags of each member nobody has looked into. */
export async function openFlagsOf(scope: OrganisationScope, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const condition = and(inArray(memberFlags.memberId, ids), isNull(memberFlags.resolvedAt));
  const rows = await scope
    .select({ id: memberFlags.memberId, flags: count() }, memberFlags, condition)
    .groupBy(memberFlags.memberId);
  return new Map(rows.map(({ id, flags }) => [id, flags]));
}

export const insertMember = (
  scope: OrganisationScope,
  values: Omit<typeof members.$inferInsert, "organisationId">,
) => scope.insert(members, values);

export const updateMember = (scope: OrganisationScope, id: string, values: Partial<MemberRow>) =>
  scope.update(members, values, eq(members.id, id));

export const insertMemberEvent = (scope: OrganisationScope, values: MemberEventInput) =>
  scope.insert(memberEvents, values);
