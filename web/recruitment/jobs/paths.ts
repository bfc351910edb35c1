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

/** Where one asks for new jobs by mail, with the board's search and filters. */
export function newAlertPath(
  filters: Partial<Pick<JobFilters, "q" | "department" | "location" | "type" | "sacco">>,
) {
  const { q, department, location, type, sacco } = filters;
  const given = Object.entries({ q, department, location, type, sacco }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return given.length > 0 ? `/jobs/alerts/new?${new URLSearchParams(given)}` : "/jobs/alerts/new";
}
