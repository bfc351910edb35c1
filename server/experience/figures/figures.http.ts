import { experienceDemoCalls, experienceFigureCalls } from "#contract/experience/figures.calls.ts";
import { openShowcase } from "#server/accounts/showcase.service.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { channelsOf } from "./channels.service.ts";
import { forVisitors } from "./for-visitors.ts";
import { journeyOf } from "./journey.service.ts";
import { overviewOf } from "./overview.service.ts";
import { satisfactionReportOf } from "./satisfaction.service.ts";

/** The dashboard's figures: of one's own organisation, and for anybody those of the demo's. */
export function figureEndpoints(platform: Platform) {
  const own = experienceFigureCalls;
  const demo = experienceDemoCalls;
  return [
    endpoint(own.overview, ({ actor, query }) => overviewOf(platform, actor.organisationId, query)),
    endpoint(own.journey, ({ actor, query }) => journeyOf(platform, actor.organisationId, query)),
    endpoint(own.channels, ({ actor, query }) => channelsOf(platform, actor.organisationId, query)),
    endpoint(own.satisfaction, ({ actor, query }) =>
      satisfactionReportOf(platform, actor.organisationId, query),
    ),
    endpoint(demo.overview, async ({ request, query }) =>
      forVisitors(await overviewOf(platform, (await openShowcase(platform, request)).id, query)),
    ),
    endpoint(demo.journey, async ({ request, query }) =>
      journeyOf(platform, (await openShowcase(platform, request)).id, query),
    ),
    endpoint(demo.channels, async ({ request, query }) =>
      channelsOf(platform, (await openShowcase(platform, request)).id, query),
    ),
    endpoint(demo.satisfaction, async ({ request, query }) =>
      satisfactionReportOf(platform, (await openShowcase(platform, request)).id, query),
    ),
  ];
}
