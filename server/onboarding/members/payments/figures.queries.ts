import { and, between, eq, gt, lte, notInArray, type SQL, sql } from "drizzle-orm";
import { nairobiDay } from "#server/platform/clock.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { isFormerOn, isNoFormerOn } from "../former.ts";
import { members } from "../members.table.ts";
import { memberPaymentsTable as payments } from "./payments.table.ts";

/** Members who were registered until now, and until a moment before; those who had left by then do not count. */
export async function countMembers(scope: OrganisationScope, now: Date, earlier: Date) {
  const [row] = await scope.select(
    {
      now: countWhere(isNoFormerOn(nairobiDay(now))),
      monthAgo: countWhere(and(lte(members.createdAt, earlier), isNoFormerOn(nairobiDay(earlier)))),
    },
    members,
    lte(members.createdAt, now),
  );
  if (!row) throw new Error("A count has a row");
  return row;
}

/** Days, both included, and the moment that one asks about, on the last of them. */
interface Days {
  from: string;
  to: string;
  at: Date;
}

/** Payments of who had not left by a day; former members are few, and looked up once. */
const isOfMember = (scope: OrganisationScope, day: string): SQL =>
  notInArray(payments.memberId, scope.select({ id: members.id }, members, isFormerOn(day)));

/** Payments of who was in the register at a moment; statements may say what they paid before. */
const isOfRegistered = (scope: OrganisationScope, at: Date): SQL =>
  notInArray(payments.memberId, scope.select({ id: members.id }, members, gt(members.createdAt, at)));

/** Who deposited something on those days; never more than there were members. */
const depositors = (scope: OrganisationScope, { from, to, at }: Days): SQL<number> =>
  sql<number>`count(distinct ${payments.memberId}) filter (where ${and(between(payments.paidOn, from, to), isOfMember(scope, to), isOfRegistered(scope, at))})`.mapWith(
    Number,
  );

/** What was deposited until the last of those days, in whole shillings; who left got it back. */
const depositedUntil = (scope: OrganisationScope, { to }: Days): SQL<number> =>
  sql<number>`coalesce(sum(${payments.amount}) filter (where ${and(lte(payments.paidOn, to), isOfMember(scope, to))}), 0)`.mapWith(
    Number,
  );

/** Members who deposited something on days until today and on days until one before, and what all of them had then. */
export async function sumDeposits(scope: OrganisationScope, now: Days, earlier: Days) {
  const [row] = await scope.select(
    {
      active: depositors(scope, now),
      activeBefore: depositors(scope, earlier),
      sum: depositedUntil(scope, now),
      sumBefore: depositedUntil(scope, earlier),
    },
    payments,
    and(eq(payments.kind, "deposit"), lte(payments.paidOn, now.to)),
  );
  if (!row) throw new Error("A sum has a row");
  return row;
}
