import { hrJobSorts } from "#contract/recruitment/hr-jobs.ts";
import { departments, jobStatuses } from "#contract/recruitment/jobs.ts";
import { oneOf, pageOf, typedText } from "#web/lib/search-params.ts";

/** Jobs on one page of the list. */
export const jobsPageSize = 20;

/** What the Jobs tab shows, as its address states it. An empty text filters nothing. */
export function readJobFilters(search: URLSearchParams) {
  return {
    q: typedText(search),
    status: oneOf(search.get("status"), jobStatuses) ?? ("" as const),
    department: oneOf(search.get("department"), departments) ?? ("" as const),
    sort: oneOf(search.get("sort"), hrJobSorts) ?? hrJobSorts[0],
    page: pageOf(search),
  };
}
export type JobListFilters = ReturnType<typeof readJobFilters>;

/** The filters as `api.hr.jobs.list` takes them. */
export function jobsQuery({ q, status, department, ...rest }: JobListFilters) {
  return {
    ...rest,
    q: q || undefined,
    status: status || undefined,
    department: department || undefined,
    pageSize: jobsPageSize,
  };
}

/** Whether anything but the order and the page is chosen. */
export const narrowsJobs = ({ q, status, department }: JobListFilters): boolean =>
  [q, status, department].some(Boolean);
