import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { lastBook, sumOfMembers } from "./loans/loans.queries.ts";
import { balancesOfMembers } from "./transactions/balances.queries.ts";

/** What a member has and owes, in cents. */
export interface Portfolio {
  deposits: number;
  /** Outstanding by the last loan book; null where there is no book. */
  loans: number | null;
}

/** What each of these members has and owes; who has nothing here has noughts. */
export async function portfolioOf(
  scope: OrganisationScope,
  memberIds: readonly string[],
): Promise<Map<string, Portfolio>> {
  const ids = [...new Set(memberIds)];
  if (ids.length === 0) return new Map();
  const asOf = await lastBook(scope);
  const balances = await balancesOfMembers(scope, ids);
  const owed = asOf ? await sumOfMembers(scope, ids, asOf) : [];
  const deposits = new Map(balances.map((one) => [one.member.id, one.deposits]));
  const loans = new Map(owed.map((one) => [one.memberId, one.outstanding]));
  return new Map(
    ids.map((id) => [id, { deposits: deposits.get(id) ?? 0, loans: asOf ? (loans.get(id) ?? 0) : null }]),
  );
}
