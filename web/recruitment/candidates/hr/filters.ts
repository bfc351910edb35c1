import { candidateStatuses } from "#contract/recruitment/hr-candidates.ts";
import { oneOf, pageOf, typedText } from "#web/lib/search-params.ts";

/** Candidates on one page of the list. */
export const candidatesPageSize = 20;

/** What the Candidates tab shows, as its address states it: the active candidates unless it says otherwise. */
export function readCandidateFilters(search: URLSearchParams) {
  return {
    q: typedText(search),
    status: oneOf(search.get("status"), candidateStatuses) ?? "active",
    page: pageOf(search),
  };
}
export type CandidateFilters = ReturnType<typeof readCandidateFilters>;

/** The filters as `api.hr.candidates.list` takes them. */
export const candidatesQuery = ({ q, ...rest }: CandidateFilters) => ({
  ...rest,
  q: q || undefined,
  pageSize: candidatesPageSize,
});
