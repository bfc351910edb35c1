import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { FlagCode } from "#contract/onboarding/flags.ts";
import { users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { memberFlags } from "./flags.table.ts";

type FlagRow = typeof memberFlags.$inferSelect;

/** Raises flags; one that is open already about the same thing stays, in the new words. */
export const insertFlags = (
  scope: OrganisationScope,
  flags: Pick<FlagRow, "memberId" | "code" | "subject" | "detail">[],
) =>
  scope.insert(memberFlags, flags).onConflictDoUpdate({
    target: [memberFlags.organisationId, memberFlags.memberId, memberFlags.code, memberFlags.subject],
    targetWhere: isNull(memberFlags.resolvedAt),
    set: { detail: sql`excluded.detail` as never },
  });

const isOpen = (memberId: string) => and(eq(memberFlags.memberId, memberId), isNull(memberFlags.resolvedAt));

export const openFlags = (scope: OrganisationScope, memberId: string, codes: readonly FlagCode[]) =>
  scope
    .select(
      { id: memberFlags.id, code: memberFlags.code, subject: memberFlags.subject },
      memberFlags,
      and(isOpen(memberId), inArray(memberFlags.code, [...codes])),
    )
    .orderBy(asc(memberFlags.id));

/** Codes of the flags that nobody has looked into yet. */
export async function openCodes(scope: OrganisationScope, memberId: string): Promise<FlagCode[]> {
  const rows = await scope
    .select({ code: memberFlags.code }, memberFlags, isOpen(memberId))
    .groupBy(memberFlags.code)
    .orderBy(memberFlags.code);
  return rows.map(({ code }) => code);
}

const withResolver = (scope: OrganisationScope, condition: SQL) =>
  scope
    .select({ flag: memberFlags, resolver: users.name }, memberFlags, condition)
    .leftJoin(users, eq(users.id, memberFlags.resolvedBy))
    .orderBy(asc(memberFlags.raisedAt), asc(memberFlags.id));

/** A flag with the name of whoever resolved it. */
export type FoundFlag = Awaited<ReturnType<typeof withResolver>>[number];

export async function findFlag(scope: OrganisationScope, id: string): Promise<FoundFlag | undefined> {
  const [found] = await withResolver(scope, eq(memberFlags.id, id));
  return found;
}

/** Flags of a member in the order in which they were raised. */
export const flagsOf = (scope: OrganisationScope, memberId: string) =>
  withResolver(scope, eq(memberFlags.memberId, memberId));

/** @returns those that were open */
export const resolveFlags = (
  scope: OrganisationScope,
  ids: readonly string[],
  values: Pick<FlagRow, "resolvedBy" | "resolution">,
) =>
  scope
    .update(
      memberFlags,
      { ...values, resolvedAt: new Date() },
      and(isNull(memberFlags.resolvedAt), inArray(memberFlags.id, [...ids])),
    )
    .returning({ id: memberFlags.id });

/** Resolves the open flags of all members about one thing. */
export const resolveAbout = (
  scope: OrganisationScope,
  codes: readonly FlagCode[],
  subject: string,
  values: Pick<FlagRow, "resolvedBy" | "resolution">,
) =>
  scope
    .update(
      memberFlags,
      { ...values, resolvedAt: new Date() },
      and(
        isNull(memberFlags.resolvedAt),
        inArray(memberFlags.code, [...codes]),
        eq(memberFlags.subject, subject),
      ),
    )
    .returning({ memberId: memberFlags.memberId });
