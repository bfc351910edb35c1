import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { z } from "zod";
import type { Role } from "#contract/core/access.ts";
import { teamList } from "#contract/workspace/workspace.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { contains } from "#server/platform/text.ts";
import { credentials, memberships, organisations, users } from "./accounts.table.ts";
import { authenticators } from "./two-factor.table.ts";
import { ofMemberWithCode, twoFactorDue } from "./two-factor-rule.queries.ts";

export type TeamQuery = z.output<typeof teamList.query>;

const ofMember = eq(users.id, memberships.userId);

function selectMembers(scope: OrganisationScope, condition?: SQL) {
  const hasPassword = sql<boolean>`exists (select from ${credentials}
    where ${eq(credentials.userId, memberships.userId)} and ${isNotNull(credentials.password)})`;
  return scope
    .select(
      {
        id: users.id,
        fullName: users.name,
        email: users.email,
        roles: memberships.roles,
        joinedAt: memberships.createdAt,
        hasPassword,
        codeSince: authenticators.confirmedAt,
        twoFactorDueAt: twoFactorDue,
      },
      memberships,
      condition,
    )
    .innerJoin(users, ofMember)
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .leftJoin(authenticators, ofMemberWithCode);
}

/** Whom an organisation's owners are as readers of a mail. */
export function ownersOf(tx: Tx, organisationId: string) {
  return tx
    .select({ email: users.email, firstName: users.firstName })
    .from(memberships)
    .innerJoin(users, ofMember)
    .where(and(eq(memberships.organisationId, organisationId), arrayContains(memberships.roles, ["owner"])))
    .orderBy(asc(users.email));
}

const matching = conditionsOf(teamList, {
  q: (words) => or(contains(users.name, words), contains(users.email, words)),
});

/** One page of the organisation's people by name, and how many match. */
export function listMembers(scope: OrganisationScope, query: TeamQuery) {
  const condition = matching(query);
  return readPage(
    query,
    selectMembers(scope, condition).orderBy(asc(users.name), asc(users.id)),
    scope.select({ total: count() }, memberships, condition).innerJoin(users, ofMember),
  );
}

/** Addresses and first names of those of these people who work in the organisation. */
export function membersToMail(scope: OrganisationScope, userIds: string[]) {
  return scope
    .select(
      { id: users.id, email: users.email, firstName: users.firstName },
      memberships,
      inArray(memberships.userId, userIds),
    )
    .innerJoin(users, ofMember);
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>["rows"][number];

export async function memberById(scope: OrganisationScope, userId: string): Promise<MemberRow | null> {
  const [row] = await selectMembers(scope, eq(memberships.userId, userId));
  return row ?? null;
}

/** Holds the organisation's memberships until the transaction ends: two owners may act at once. */
export async function lockMembers(scope: OrganisationScope): Promise<void> {
  await scope.select({ userId: memberships.userId }, memberships).for("update");
}

/** Owners of the organisation besides a person. */
export async function countOtherOwners(scope: OrganisationScope, userId: string): Promise<number> {
  const [row] = await scope.select(
    { total: count() },
    memberships,
    and(arrayContains(memberships.roles, ["owner"]), ne(memberships.userId, userId)),
  );
  return row?.total ?? 0;
}

export async function updateMemberRoles(scope: OrganisationScope, userId: string, roles: Role[]) {
  await scope.update(memberships, { roles }, eq(memberships.userId, userId));
}

/** Invites a member once more who has not come yet: with these roles, and on behalf of the person who does so now. */
export async function renewInvitation(
  scope: OrganisationScope,
  userId: string,
  invited: { roles: Role[]; invitedBy: string },
): Promise<void> {
  await scope.update(memberships, invited, eq(memberships.userId, userId));
}

export async function deleteMember(scope: OrganisationScope, userId: string): Promise<void> {
  await scope.delete(memberships, eq(memberships.userId, userId));
}

/** The organisation itself. */
export async function ownOrganisation({ tx, organisationId }: OrganisationScope) {
  const [row] = await tx.select().from(organisations).where(eq(organisations.id, organisationId));
  if (!row) throw new Error("a member's organisation exists");
  return row;
}

export function namesOf(tx: Tx, userIds: string[]) {
  return tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, userIds));
}

/**
 * Who hears of something that happened in the organisation: the person who deals with it if they still work there,
 * otherwise everybody of a role, otherwise the owners.
 */
export async function colleaguesToNotify(
  scope: OrganisationScope,
  role: Role,
  preferredId: string | null = null,
): Promise<{ id: string; email: string }[]> {
  const inQuestion = or(
    arrayOverlaps(memberships.roles, [role, "owner"]),
    preferredId ? eq(memberships.userId, preferredId) : undefined,
  );
  const rows = await scope
    .select({ id: users.id, email: users.email, roles: memberships.roles }, memberships, inQuestion)
    .innerJoin(users, ofMember)
    .orderBy(asc(users.name), asc(users.id));
  const preferred = rows.filter(({ id }) => id === preferredId);
  const ofRole = rows.filter(({ roles }) => roles.includes(role));
  const told = preferred.length > 0 ? preferred : ofRole.length > 0 ? ofRole : rows;
  return told.map(({ id, email }) => ({ id, email }));
}
