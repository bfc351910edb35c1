import { employmentTypes } from "#contract/recruitment/jobs.ts";

/** Jobs on one page of the board. */
export const boardPageSize = 12;

/** The board's filters as its address states them; an empty text is no filter. */
export interface JobFilters {
  q: string;
  department: string;
  location: string;
  type: string;
  /** Slug of the SACCO whose careers page this is. */
  sacco: string;
  page: number;
}

/** The words of the board's address. */
export const boardFilters: readonly string[] = [
  "q",
  "department",
  "location",
  "type",
  "sacco",
  "page",
] satisfies (keyof JobFilters)[];

const maxFilter = 100;

/** Reads the board's address. What no filter can mean (an unknown type, page 0) counts as not given. */
export function readFilters(search: URLSearchParams): JobFilters {
  const text = (name: string) => {
    const value = (search.get(name) ?? "").trim().slice(0, maxFilter);
    return value === "all" ? "" : value;
  };
  const type = text("type");
  const page = Number(search.get("page") ?? 1);
  return {
    q: text("q"),
    department: text("department"),
    location: text("location"),
    type: employmentTypes.some((known) => known === type) ? type : "",
    sacco: text("sacco"),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The filters as `api.jobs.list` takes them. */
export function jobQuery(filters: JobFilters) {
  return {
    q: filters.q || undefined,
    department: filters.department || undefined,
    location: filters.location || undefined,
    type: employmentTypes.find((type) => type === filters.type),
    sacco: filters.sacco || undefined,
    page: filters.page,
    pageSize: boardPageSize,
  };
}
