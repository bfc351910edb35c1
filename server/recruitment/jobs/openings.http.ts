import { openingCalls, saccoCalls } from "#contract/recruitment/openings.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as openings from "./openings.service.ts";

/** What search engines, feeds, careers pages and shared links read of the board. */
export function openingEndpoints(platform: Platform) {
  return [
    endpoint(openingCalls.list, ({ query }) => openings.listOpenings(platform, query.page)),
    endpoint(openingCalls.similar, ({ params }) => openings.similarJobs(platform, params.id)),
    endpoint(openingCalls.picture, ({ params }) => openings.jobPicture(platform, params.id)),
    endpoint(saccoCalls.list, () => openings.listSaccos(platform)),
    endpoint(saccoCalls.get, ({ params }) => openings.getSacco(platform, params.slug)),
    endpoint(saccoCalls.picture, ({ params }) => openings.saccoPicture(platform, params.slug)),
  ];
}
