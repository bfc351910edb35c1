import { and, asc, count, desc, eq, inArray, isNotNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { balanceList } from "#contract/finance/transactions.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { memberPaymentsTable as payments } from "#server/onboarding/members/payments/payments.table.ts";
import { readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { isPayment, transactionsTable as transactions } from "./transactions.table.ts";

const sumIf = (condition: SQL, amount: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);

/** What each member paid as onboarding records it, in cents. */
function paidBy(scope: OrganisationScope, memberIds?: string[]) {
  const cents = sql`${payments.amount}::bigint * 100`;
  return scope
    .select(
      {
        memberId: payments.memberId,
        deposits: sumIf(eq(payments.kind, "deposit"), cents).as("paid_deposits"),
        shares: sumIf(eq(payments.kind, "shares"), cents).as("paid_shares"),
        lastOn: sql<string>`max(${payments.paidOn})`.as("paid_last"),
      },
      payments,
      memberIds && inArray(payments.memberId, memberIds),
    )
    .groupBy(payments.memberId)
    .as("paid");
}

/** Transactions of which it is known whose they are, and which are no payment that onboarding records. */
const counted = (memberIds?: string[]): SQL | undefined =>
  and(
    isNotNull(transactions.memberId),
    not(isPayment),
    memberIds && inArray(transactions.memberId, memberIds),
  );

const moves = inArray(transactions.type, ["deposit", "withdrawal"]);
const cents = sql`${transactions.amount}`;

/** What each member moved by transactions. */
const movedBy = (scope: OrganisationScope, memberIds?: string[]) =>
  scope
    .select(
      {
        memberId: transactions.memberId,
        deposits: sumIf(moves, cents).as("moved_deposits"),
        shares: sumIf(eq(transactions.type, "shares"), cents).as("moved_shares"),
        repaid: sumIf(eq(transactions.type, "loan_repayment"), cents).as("moved_repaid"),
        lastOn: sql<string>`max(${transactions.paidOn})`.as("moved_last"),
      },
      transactions,
      counted(memberIds),
    )
    .groupBy(transactions.memberId)
    .as("moved");

/** Members with what they have, and the columns that it is sorted by. */
function balancesOf(scope: OrganisationScope, condition: SQL | undefined, memberIds?: string[]) {
  const paid = paidBy(scope, memberIds);
  const moved = movedBy(scope, memberIds);
  const both = (one: SQL.Aliased<number>, other: SQL.Aliased<number>) =>
    sql<number>`coalesce(${one}, 0) + coalesce(${other}, 0)`.mapWith(Number);
  const deposits = both(paid.deposits, moved.deposits);
  const lastPaidOn = sql<string>`greatest(${paid.lastOn}, ${moved.lastOn})::text`;
  const known = and(or(isNotNull(paid.memberId), isNotNull(moved.memberId)), condition);
  const rows = scope
    .select(
      {
        member: { id: members.id, fullName: members.fullName, memberNumber: members.memberNumber },
        deposits,
        shares: both(paid.shares, moved.shares),
        repaid: sql<number>`coalesce(${moved.repaid}, 0)`.mapWith(Number),
        lastPaidOn,
      },
      members,
      known,
    )
    .leftJoin(paid, eq(paid.memberId, members.id))
    .leftJoin(moved, eq(moved.memberId, members.id));
  const total = scope
    .select({ total: count() }, members, known)
    .leftJoin(paid, eq(paid.memberId, members.id))
    .leftJoin(moved, eq(moved.memberId, members.id));
  return { rows, total, deposits, lastPaidOn };
}

/** One page of the members who have something, and how many have. */
export function listBalances(
  scope: OrganisationScope,
  query: z.output<typeof balanceList.query>,
  condition: SQL | undefined,
) {
  const { rows, total, deposits, lastPaidOn } = balancesOf(scope, condition);
  const orders = {
    "-deposits": [desc(deposits), asc(members.id)],
    deposits: [asc(deposits), asc(members.id)],
    name: [asc(members.fullName), asc(members.id)],
    "-lastPaidOn": [desc(lastPaidOn), asc(members.id)],
  };
  return readPage(query, rows.orderBy(...orders[query.sort]), total);
}

/** What these members have. */
export const balancesOfMembers = (scope: OrganisationScope, memberIds: string[]) =>
  balancesOf(scope, inArray(members.id, memberIds), memberIds).rows;

/** What transactions add to the deposits that onboarding records, until the end of a day: cents, and of how many rows. */
export async function sumMoved(scope: OrganisationScope, day: string) {
  const [row] = await scope.select(
    { deposits: sumIf(moves, cents), count: count() },
    transactions,
    and(counted(), moves, lte(transactions.paidOn, day)),
  );
  return row ?? { deposits: 0, count: 0 };
}
