import { filterSearch } from "#web/lib/search-params.ts";
import type { JobFilters } from "./filters.ts";

/** The public board; with `sacco` (a slug) the careers page of one SACCO. */
export function boardPath(sacco?: string, page = 1): string {
  const search = new URLSearchParams({
    ...(sacco ? { sacco } : {}),
    ...(page > 1 ? { page: `${page}` } : {}),
  });
  return search.size > 0 ? `/jobs?${search}` : "/jobs";
}

/**
 * A job's own page. Its bare id also leads there, by a redirect.
 * @param source how the visitor comes to it, as `application-source.ts` reads it
 */
export function jobPath(job: { slug: string }, source: string | null = null): string {
  return `/jobs/${job.slug}${source ? `?${new URLSearchParams({ source })}` : ""}`;
}

/** Where one applies for a job. Signed-out visitors are taken to sign in first and come back. */
export function applyPath(jobId: string, source: string | null = null): string {
  return `/jobs/apply?${new URLSearchParams({ job: jobId, ...(source ? { source } : {}) })}`;
}

/** Where one applies without a vacancy: to one SACCO, or to one that is chosen there. */
export function generalPath(sacco?: string): string {
  return sacco ? `/jobs/general?${new URLSearchParams({ sacco })}` : "/jobs/general";
}

/** The id at the end of a job's slug (`loan-officer-<uuid>`), or null when there is none. */
export function jobIdOf(slug: string): string | null {
  return /(?:^|-)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(slug)?.[1]?.toLowerCase() ?? null;
}

/** A `job` parameter that anyone may have written: a job's id, or null. */
export function selectedJobId(search: URLSearchParams): string | null {
  return jobIdOf(search.get("job") ?? "");
}

type Wanted = Omit<JobFilters, "page">;

/** The search of the board's address, whichever page: its filters, and where the visitor comes from. */
export function boardSearch({ q, department, location, type, sacco }: Wanted, source: string | null): string {
  return filterSearch(Object.entries({ q, department, location, type, sacco, source: source ?? "" }));
}

/** Where one asks for new jobs by mail, with the board's search and filters. */
export function newAlertPath({
  q = "",
  department = "",
  location = "",
  type = "",
  sacco = "",
}: Partial<Wanted>) {
  return `/jobs/alerts/new${boardSearch({ q, department, location, type, sacco }, null)}`;
}
