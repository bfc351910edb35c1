import { and, eq, inArray, sql } from "drizzle-orm";
import { members } from "#server/onboarding/members/members.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { loansTable } from "./loans/loans.table.ts";
import { transactionsTable } from "./transactions/transactions.table.ts";

/** Deletes what the statements and loan books of the sample say; what is the organisation's own is nobody's of the sample any more. */
export async function deleteSample(scope: OrganisationScope): Promise<void> {
  for (const table of [transactionsTable, loansTable] as const) {
    await scope.delete(table, sql`${table.sample}`);
    const sampleMembers = scope.select({ id: members.id }, members, sql`${members.sample}`);
    await scope.update(
      table,
      { memberId: null, assignedBy: null },
      and(eq(table.sample, false), inArray(table.memberId, sampleMembers as never)),
    );
  }
}
