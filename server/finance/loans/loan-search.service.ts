import { maxHits, type SearchHit } from "#contract/workspace/workspace.ts";
import { isMemberFoundBy } from "#server/onboarding/members/member-search.service.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Wording } from "#server/platform/database/similar-names.ts";
import { lastBook, loansWith } from "./loans.queries.ts";
import { loansTable } from "./loans.table.ts";

/**
 * Loans of the last book, found by their number or by whose they are, or nearly so: by what members are found by, and by the
 * name in the book while it is not known whose they are. Those with most outstanding come first.
 */
export async function searchLoans(
  scope: OrganisationScope,
  words: string,
  wording: Wording,
): Promise<SearchHit[]> {
  const asOf = await lastBook(scope);
  if (!asOf) return [];
  const ofMember = isMemberFoundBy(scope, words, loansTable.memberId, wording);
  const found = await loansWith(scope, { words, wording, asOf, ofMember }, maxHits);
  return found.map(({ id, loanNumber, borrower, product, member }) => ({
    kind: "loan" as const,
    id,
    title: member?.fullName ?? (borrower || "Nobody known yet"),
    detail: [`Loan ${loanNumber}`, product].filter(Boolean).join(", "),
  }));
}
