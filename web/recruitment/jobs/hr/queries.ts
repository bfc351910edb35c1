import { queryOptions } from "@tanstack/react-query";
import type { JobApproval } from "#contract/recruitment/job-approval.ts";
import type { JobDraft } from "#contract/recruitment/job-drafts.ts";
import { api } from "#web/lib/api.ts";
import { ifThere } from "#web/lib/failure.ts";

/**
 * The organisation's hiring paths by name.
 * @param client in a loader the client of the request
 */
export const milestoneSetsQuery = (client = api) =>
  queryOptions({
    queryKey: ["hr", "milestone-sets"],
    queryFn: ({ signal }) => client.hr.jobs.milestoneSets.list({ signal }),
  });

/**
 * A draft of a job; null when there is none.
 * @param client in a loader the client of the request
 */
export function loadJobDraft(id: string, client = api): Promise<JobDraft | null> {
  return ifThere(client.hr.jobs.drafts.get({ params: { id } }));
}

/**
 * How a draft stands with the owner's approval; null for one that nobody was asked about.
 * @param client in a loader the client of the request
 */
export function loadApproval(id: string, client = api): Promise<JobApproval | null> {
  return ifThere(client.hr.jobs.approvals.get({ params: { id } }));
}

/** How often it is asked how many scores are left to renew. */
const renewalMillis = 3_000;

/** How applications to a job are scored, asked again while scores are being renewed. */
export const jobMatchQuery = (id: string) =>
  queryOptions({
    queryKey: ["hr", "jobs", id, "match"],
    queryFn: ({ signal }) => api.hr.jobs.match({ params: { id }, signal }),
    refetchInterval: ({ state }) => ((state.data?.renewing ?? 0) > 0 ? renewalMillis : false),
  });
