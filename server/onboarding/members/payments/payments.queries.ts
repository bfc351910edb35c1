import { and, eq, sql, sum } from "drizzle-orm";
import type { PaymentKind } from "#contract/onboarding/payments.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { descending } from "#server/platform/database/order.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { members } from "../members.table.ts";
import { memberNumberCounters, memberPaymentsTable } from "./payments.table.ts";

type NewPayment = Omit<typeof memberPaymentsTable.$inferInsert, "organisationId">;

export const insertPayment = (scope: OrganisationScope, values: NewPayment) =>
  scope.insert(memberPaymentsTable, values);

export const listPayments = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(
      { payment: memberPaymentsTable, recorder: users.name },
      memberPaymentsTable,
      eq(memberPaymentsTable.memberId, memberId),
    )
    .leftJoin(users, eq(users.id, memberPaymentsTable.recordedBy))
    .orderBy(descending(memberPaymentsTable.paidOn), descending(memberPaymentsTable.id));

/** What a member has paid in all, by kind. */
export async function sumsOf(
  scope: OrganisationScope,
  memberId: string,
): Promise<Record<PaymentKind, number>> {
  const rows = await scope
    .select(
      { kind: memberPaymentsTable.kind, total: sum(memberPaymentsTable.amount).mapWith(Number) },
      memberPaymentsTable,
      eq(memberPaymentsTable.memberId, memberId),
    )
    .groupBy(memberPaymentsTable.kind);
  const sums = { entrance_fee: 0, shares: 0, deposit: 0 };
  for (const { kind, total } of rows) sums[kind] = total;
  return sums;
}

/** The next number of the organisation; whoever asks at the same moment waits for this transaction. */
export async function nextNumber(scope: OrganisationScope): Promise<number> {
  const [row] = await scope
    .insert(memberNumberCounters, { last: 1 })
    .onConflictDoUpdate({
      target: memberNumberCounters.organisationId,
      set: { last: sql`${memberNumberCounters.last} + 1` },
    })
    .returning({ last: memberNumberCounters.last });
  if (!row) throw new Error("a counter without a row");
  return row.last;
}

export async function isNumberTaken(scope: OrganisationScope, memberNumber: string): Promise<boolean> {
  const rows = await scope
    .select({ id: members.id }, members, and(eq(members.memberNumber, memberNumber)))
    .limit(1);
  return rows.length > 0;
}
