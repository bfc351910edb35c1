import type { OrganisationScope } from "#server/platform/database/scope.ts";
import * as queries from "./loans.queries.ts";

/** The loans of a member in all books, for the export of their data. */
export const loansOfMember = (scope: OrganisationScope, memberId: string) =>
  queries.ofMember(scope, memberId);

/** Takes a member out of the loan books when they are erased: what was lent stays, without to whom. */
export async function forgetLoansOf(scope: OrganisationScope, memberId: string): Promise<void> {
  await queries.forgetMember(scope, memberId);
}
