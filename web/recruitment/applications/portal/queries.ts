import { queryOptions } from "@tanstack/react-query";
import type { MyApplication, MyApplicationStatistics } from "#contract/recruitment/applications.ts";
import { api } from "#web/lib/api.ts";
import { pollInterval } from "#web/ui/live-updates.tsx";
import { type MyFilters, myQuery } from "./filters.ts";

/** A page of a candidate's applications, and how many there are. */
export interface MyApplications {
  rows: MyApplication[];
  /** Applications of the chosen group, over all pages. */
  total: number;
  statistics: MyApplicationStatistics;
}

/** What My Applications shows, from the server's own client or the browser's. */
export async function loadMyApplications(
  { applications }: typeof api,
  filters: MyFilters,
  signal?: AbortSignal,
): Promise<MyApplications> {
  const [page, statistics] = await Promise.all([
    applications.mine({ query: myQuery(filters), signal }),
    applications.statistics({ signal }),
  ]);
  return { ...page, statistics };
}

/**
 * A page of the candidate's applications, kept up to date while it is open.
 * @param visit when the page was asked for: each visit, also by the Back button, begins with the server's answer
 */
export const myApplicationsQuery = (filters: MyFilters, visit: Date) =>
  queryOptions({
    queryKey: ["portal", "applications", "list", filters, visit],
    queryFn: ({ signal }) => loadMyApplications(api, filters, signal),
    refetchInterval: pollInterval,
  });

/** The candidate's application for a job; null when there is none. */
export const applicationForJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ["portal", "applications", "for job", jobId],
    queryFn: async ({ signal }) =>
      (await api.applications.mine({ query: { jobId }, signal })).rows[0] ?? null,
  });

/** How the candidate's application matches its job, in words. */
export const ownMatchQuery = (id: string) =>
  queryOptions({
    queryKey: ["portal", "applications", id, "match"],
    queryFn: ({ signal }) => api.applications.match({ params: { id }, signal }),
  });
