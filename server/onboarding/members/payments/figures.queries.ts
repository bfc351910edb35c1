import { and, between, count, eq, lte, type SQL, sql } from "drizzle-orm";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { members } from "../members.table.ts";
import { memberPaymentsTable as payments } from "./payments.table.ts";

/** Members who were registered until now, and until a moment before. */
export async function countMembers(scope: OrganisationScope, now: Date, earlier: Date) {
  const [row] = await scope.select(
    { now: count(), monthAgo: countWhere(lte(members.createdAt, earlier)) },
    members,
    lte(members.createdAt, now),
  );
  if (!row) throw new Error("A count has a row");
  return row;
}

/** Days, both included. */
interface Days {
  from: string;
  to: string;
}

/** Who deposited something on those days. */
const depositors = ({ from, to }: Days): SQL<number> =>
  sql<number>`count(distinct ${payments.memberId}) filter (where ${between(payments.paidOn, from, to)})`.mapWith(
    Number,
  );

/** What was deposited until the last of those days, in whole shillings. */
const depositedUntil = ({ to }: Days): SQL<number> =>
  sql<number>`coalesce(sum(${payments.amount}) filter (where ${lte(payments.paidOn, to)}), 0)`.mapWith(
    Number,
  );

/** Members who deposited something on days until today and on days until one before, and what all of them had then. */
export async function sumDeposits(scope: OrganisationScope, now: Days, earlier: Days) {
  const [row] = await scope.select(
    {
      active: depositors(now),
      activeBefore: depositors(earlier),
      sum: depositedUntil(now),
      sumBefore: depositedUntil(earlier),
    },
    payments,
    and(eq(payments.kind, "deposit"), lte(payments.paidOn, now.to)),
  );
  if (!row) throw new Error("A sum has a row");
  return row;
}
