/** The public board; with `sacco` (a slug) the careers page of one SACCO. */
export function boardPath(sacco?: string, page = 1): string {
  const search = new URLSearchParams({
    ...(sacco ? { sacco } : {}),
    ...(page > 1 ? { page: `${page}` } : {}),
  });
  return search.size > 0 ? `/jobs?${search}` : "/jobs";
}

/** A job's own page. Its bare id also leads there, by a redirect. */
export function jobPath(job: { slug: string }): string {
  return `/jobs/${job.slug}`;
}

/** Where one applies for a job. Signed-out visitors are taken to sign in first and come back. */
export function applyPath(jobId: string): string {
  return `/jobs/apply?${new URLSearchParams({ job: jobId })}`;
}

/**
 * The query string of the board for what its filter form holds. Empty values and the word `all` disable a
 * filter (specification 001, section 5) and are left out, so that a result has one address.
 */
export function filterSearch(entries: Iterable<readonly [string, FormDataEntryValue]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of entries) {
    const text = typeof value === "string" ? value.trim() : "";
    if (text && text !== "all") search.append(name, text);
  }
  return search.size > 0 ? `?${search}` : "";
}

/** The id at the end of a job's slug (`loan-officer-<uuid>`), or null when there is none. */
export function jobIdOf(slug: string): string | null {
  return /(?:^|-)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(slug)?.[1]?.toLowerCase() ?? null;
}

/** A `job` parameter that anyone may have written: a job's id, or null. */
export function selectedJobId(search: URLSearchParams): string | null {
  return jobIdOf(search.get("job") ?? "");
}
