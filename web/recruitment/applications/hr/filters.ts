import { callUrl } from "#contract/core/client.ts";
import { type ApplicationStatus, applicationStatuses } from "#contract/recruitment/applications.ts";
import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import { type DateWindow, dateWindows, hrApplicationSorts } from "#contract/recruitment/hr.ts";
import { departments } from "#contract/recruitment/jobs.ts";
import { oneOf, pageOf, typedText, wholeNumber } from "#web/lib/search-params.ts";

/** Applications on one page of the list. */
export const listPageSize = 20;

export type Department = (typeof departments)[number];
export type Sort = (typeof hrApplicationSorts)[number];

/** What the list shows, as its address states it. An empty text or list filters nothing. */
export interface ApplicationFilters {
  q: string;
  status: ApplicationStatus[];
  department: Department[];
  minScore: number;
  maxScore: number;
  date: DateWindow | "";
  sort: Sort;
  page: number;
}

export const noFilters: ApplicationFilters = {
  q: "",
  status: [],
  department: [],
  minScore: 0,
  maxScore: 100,
  date: "",
  sort: "-appliedDate",
  page: 1,
};

/**
 * Reads the list's address. What no filter can mean (an unknown status, page 0) counts as not given, choices
 * come in the order they are offered, and a score range upside down is turned round.
 */
export function readFilters(search: URLSearchParams): ApplicationFilters {
  const chosen = <T extends string>(name: string, options: readonly T[]) => {
    const given = new Set(search.getAll(name));
    return options.filter((option) => given.has(option));
  };
  const scores = [
    wholeNumber(search.get("minScore"), 0, 100) ?? noFilters.minScore,
    wholeNumber(search.get("maxScore"), 0, 100) ?? noFilters.maxScore,
  ];
  return {
    q: typedText(search),
    status: chosen("status", applicationStatuses),
    department: chosen("department", departments),
    minScore: Math.min(...scores),
    maxScore: Math.max(...scores),
    date: oneOf(search.get("date"), Object.keys(dateWindows) as DateWindow[]) ?? "",
    sort: oneOf(search.get("sort"), hrApplicationSorts) ?? noFilters.sort,
    page: pageOf(search),
  };
}

/** The query part of the list's address: `?status=interview&page=2`. What is not filtered is left out. */
export function filterSearch(filters: ApplicationFilters): string {
  const search = new URLSearchParams();
  for (const key of Object.keys(noFilters) as (keyof ApplicationFilters)[]) {
    const value = filters[key];
    if (value === noFilters[key]) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one));
  }
  return search.size > 0 ? `?${search}` : "";
}

/** The filters as the calls take them. */
function filterQuery({ q, date, page: _, ...rest }: ApplicationFilters) {
  return { ...rest, q: q || undefined, date: date || undefined };
}

/** The filters as `api.hr.applications.list` takes them. */
export function listQuery(filters: ApplicationFilters) {
  return { ...filterQuery(filters), page: filters.page, pageSize: listPageSize };
}

/** Where the whole list with these filters, all of its pages, is to be had as CSV. */
export function exportUrl(filters: ApplicationFilters): string {
  return callUrl(hrCalls.applications.export, { query: filterQuery(filters) });
}

/** How many filters narrow the list; sort and page do not count. */
export function countFilters(filters: ApplicationFilters): number {
  const { q, status, department, minScore, maxScore, date } = filters;
  const scored = minScore > noFilters.minScore || maxScore < noFilters.maxScore;
  return [q !== "", status.length > 0, department.length > 0, scored, date !== ""].filter(Boolean).length;
}
