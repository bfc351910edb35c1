import { saccoCalls } from "#contract/recruitment/hiring-saccos.ts";
import { jobCalls } from "#contract/recruitment/jobs.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as publicJobs from "./public-jobs.service.ts";

/** What search engines, feeds, careers pages and shared links read of the board. */
export function publicJobEndpoints(platform: Platform) {
  return [
    endpoint(jobCalls.addresses, ({ query }) => publicJobs.listJobAddresses(platform, query.page)),
    endpoint(jobCalls.similar, ({ params }) => publicJobs.similarJobs(platform, params.id)),
    endpoint(jobCalls.picture, ({ params, query }) =>
      publicJobs.jobPicture(platform, params.id, query.language),
    ),
    endpoint(saccoCalls.list, () => publicJobs.listSaccos(platform)),
    endpoint(saccoCalls.get, ({ params }) => publicJobs.getSacco(platform, params.slug)),
    endpoint(saccoCalls.embed, ({ params }) => publicJobs.embedSitesOf(platform, params.slug)),
    endpoint(saccoCalls.picture, ({ params, query }) =>
      publicJobs.saccoPicture(platform, params.slug, query.language),
    ),
  ];
}
