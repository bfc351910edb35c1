import type { OrganisationScope } from "#server/platform/database/scope.ts";
import * as queries from "./transactions.queries.ts";

/** The transactions of a member, for the export of their data. */
export const transactionsOfMember = (scope: OrganisationScope, memberId: string) =>
  queries.ofMember(scope, memberId);

/** Takes a member out of the register when they are erased: what moved stays, without whose it was. */
export async function forgetTransactionsOf(scope: OrganisationScope, memberId: string): Promise<void> {
  await queries.forgetMember(scope, memberId);
}
