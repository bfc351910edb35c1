import { candidateStatuses } from "#contract/recruitment/hr-candidates.ts";
import { oneOf, pageOf, typedText } from "#web/lib/search-params.ts";

/** Candidates on one page of the list. */
export const candidatesPageSize = 20;

/**
 * What the Candidates tab shows, as its address states it: one group, the active candidates unless it says otherwise,
 * or all who were imported.
 */
export function readCandidateFilters(search: URLSearchParams) {
  const imported = search.get("imported") === "true";
  return {
    q: typedText(search),
    imported,
    status: imported ? undefined : (oneOf(search.get("status"), candidateStatuses) ?? "active"),
    page: pageOf(search),
  };
}
export type CandidateFilters = ReturnType<typeof readCandidateFilters>;

/** The filters as `api.hr.candidates.list` takes them. */
export const candidatesQuery = ({ q, imported, ...rest }: CandidateFilters) => ({
  ...rest,
  q: q || undefined,
  imported: imported ? ("true" as const) : undefined,
  pageSize: candidatesPageSize,
});
