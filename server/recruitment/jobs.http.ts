import { jobCalls } from "#contract/recruitment/jobs.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { getJob, jobFacets, listJobs } from "./jobs.service.ts";

export function jobEndpoints(platform: Platform) {
  return [
    endpoint(jobCalls.list, ({ query }) => listJobs(platform, query)),
    endpoint(jobCalls.facets, ({ query }) => jobFacets(platform, query.sacco)),
    endpoint(jobCalls.get, ({ params }) => getJob(platform, params.id)),
  ];
}
