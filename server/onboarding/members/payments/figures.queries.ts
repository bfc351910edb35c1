import { and, count, countDistinct, eq, gt, lte, sum } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { members } from "../members.table.ts";
import { memberPaymentsTable as payments } from "./payments.table.ts";

/** Members who were registered until then. */
export async function countMembers(scope: OrganisationScope, until: Date): Promise<number> {
  const [row] = await scope.select({ total: count() }, members, lte(members.createdAt, until));
  return row?.total ?? 0;
}

/** Members who deposited something on one of these days. */
export async function countActive(scope: OrganisationScope, after: string, until: string): Promise<number> {
  const [row] = await scope.select(
    { total: countDistinct(payments.memberId) },
    payments,
    and(eq(payments.kind, "deposit"), gt(payments.paidOn, after), lte(payments.paidOn, until)),
  );
  return row?.total ?? 0;
}

/** What was deposited until a day, in whole shillings. */
export async function sumDeposits(scope: OrganisationScope, until: string): Promise<number> {
  const [row] = await scope.select(
    { total: sum(payments.amount).mapWith(Number) },
    payments,
    and(eq(payments.kind, "deposit"), lte(payments.paidOn, until)),
  );
  return row?.total ?? 0;
}
