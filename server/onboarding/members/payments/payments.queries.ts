import { and, desc, eq, inArray, sql, sum } from "drizzle-orm";
import type { PaymentKind } from "#contract/onboarding/payments.ts";
import { users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { imports } from "#server/platform/import/import.table.ts";
import { members } from "../members.table.ts";
import { memberNumberCounters, memberPaymentsTable } from "./payments.table.ts";

type NewPayment = Omit<typeof memberPaymentsTable.$inferInsert, "organisationId">;

export const insertPayments = (scope: OrganisationScope, ...payments: NewPayment[]) =>
  scope.insert(memberPaymentsTable, payments);

export const listPayments = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(
      { payment: memberPaymentsTable, recorder: users.name, statement: imports.fileName },
      memberPaymentsTable,
      eq(memberPaymentsTable.memberId, memberId),
    )
    .leftJoin(users, eq(users.id, memberPaymentsTable.recordedBy))
    .leftJoin(
      imports,
      and(
        eq(imports.organisationId, memberPaymentsTable.organisationId),
        eq(imports.id, memberPaymentsTable.importId),
      ),
    )
    .orderBy(desc(memberPaymentsTable.paidOn), desc(memberPaymentsTable.id));

export type PaymentSums = Record<PaymentKind, number>;

const nothing: PaymentSums = { entrance_fee: 0, shares: 0, deposit: 0 };

/** What each of these members has paid in all, by kind. */
export async function sumsOfEach(scope: OrganisationScope, ids: string[]): Promise<Map<string, PaymentSums>> {
  const sums = new Map(ids.map((id) => [id, { ...nothing }]));
  if (ids.length === 0) return sums;
  const rows = await scope
    .select(
      {
        memberId: memberPaymentsTable.memberId,
        kind: memberPaymentsTable.kind,
        total: sum(memberPaymentsTable.amount).mapWith(Number),
      },
      memberPaymentsTable,
      inArray(memberPaymentsTable.memberId, ids),
    )
    .groupBy(memberPaymentsTable.memberId, memberPaymentsTable.kind);
  for (const { memberId, kind, total } of rows) {
    const one = sums.get(memberId);
    if (one) one[kind] = total;
  }
  return sums;
}

/** What a member has paid in all, by kind. */
export const sumsOf = async (scope: OrganisationScope, memberId: string): Promise<PaymentSums> =>
  (await sumsOfEach(scope, [memberId])).get(memberId) ?? nothing;

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
    .select({ id: members.id }, members, eq(members.memberNumber, memberNumber))
    .limit(1);
  return rows.length > 0;
}
