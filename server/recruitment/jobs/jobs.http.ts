import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import { jobCalls } from "#contract/recruitment/jobs.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { createBoardCache } from "./board-cache.ts";
import { listHrJobs } from "./hr-jobs.service.ts";
import { getJob, jobFacets, listJobs } from "./jobs.service.ts";

export function jobEndpoints(platform: Platform) {
  const board = createBoardCache(platform.database);
  return [
    endpoint(jobCalls.list, ({ query }) => board.page(query, () => listJobs(platform, query))),
    endpoint(jobCalls.facets, ({ query: { sacco } }) =>
      board.facets(sacco, () => jobFacets(platform, sacco)),
    ),
    endpoint(jobCalls.get, ({ params }) => getJob(platform, params.id)),
    endpoint(hrCalls.jobs.list, ({ actor, query }) => listHrJobs(platform, actor, query)),
  ];
}
