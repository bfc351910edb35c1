import { sourceInSearch } from "#contract/recruitment/application-source.ts";
import { safeNextPath } from "#web/lib/next-path.ts";
import { applyPath, selectedJobId } from "#web/recruitment/jobs/paths.ts";

/**
 * Where a job seeker goes after signing in: to apply for the selected job, else where they wanted to go,
 * else to the dashboard (specification 001, section 2).
 */
export function pathAfterSignIn(search: URLSearchParams): string {
  const job = selectedJobId(search);
  return job ? applyPath(job, sourceInSearch(search)) : safeNextPath(search.get("next"), "/jobs/dashboard");
}

/** The query string that carries the selected job and the wanted page from one entrance page to the next. */
export function signInSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams();
  const job = selectedJobId(search);
  const next = safeNextPath(search.get("next"), "");
  if (job) kept.set("job", job);
  const source = sourceInSearch(search);
  if (job && source) kept.set("source", source);
  if (next) kept.set("next", next);
  return kept.size > 0 ? `?${kept}` : "";
}
