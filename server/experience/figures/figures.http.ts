import { experienceDemoCalls, experienceFigureCalls } from "#contract/experience/figures.calls.ts";
import { openShowcase } from "#server/accounts/showcase.service.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { channelsOf } from "./channels.service.ts";
import { complaintInsightsOf } from "./complaints.service.ts";
import { loopForVisitors, overviewForVisitors } from "./for-visitors.ts";
import { journeyOf } from "./journey.service.ts";
import { feedbackLoopOf } from "./loop.service.ts";
import { overviewOf } from "./overview.service.ts";
import { satisfactionReportOf } from "./satisfaction.service.ts";

/** The dashboard's figures: of one's own organisation, and for anybody those of the demo's. */
export const figureEndpoints = (platform: Platform) => [...ownFigures(platform), ...demoFigures(platform)];

function ownFigures(platform: Platform) {
  const calls = experienceFigureCalls;
  return [
    endpoint(calls.overview, ({ actor, query }) => overviewOf(platform, actor.organisationId, query)),
    endpoint(calls.journey, ({ actor, query }) => journeyOf(platform, actor.organisationId, query)),
    endpoint(calls.channels, ({ actor, query }) => channelsOf(platform, actor.organisationId, query)),
    endpoint(calls.satisfaction, ({ actor, query }) =>
      satisfactionReportOf(platform, actor.organisationId, query),
    ),
    endpoint(calls.complaints, ({ actor, query }) =>
      complaintInsightsOf(platform, actor.organisationId, query),
    ),
    endpoint(calls.loop, ({ actor, query }) => feedbackLoopOf(platform, actor.organisationId, query)),
  ];
}

/** Their organisation is looked up, never asked for. */
function demoFigures(platform: Platform) {
  const calls = experienceDemoCalls;
  const showcase = async (request: Parameters<typeof openShowcase>[1]) =>
    (await openShowcase(platform, request)).id;
  return [
    endpoint(calls.overview, async ({ request, query }) =>
      overviewForVisitors(await overviewOf(platform, await showcase(request), query)),
    ),
    endpoint(calls.journey, async ({ request, query }) =>
      journeyOf(platform, await showcase(request), query),
    ),
    endpoint(calls.channels, async ({ request, query }) =>
      channelsOf(platform, await showcase(request), query),
    ),
    endpoint(calls.satisfaction, async ({ request, query }) =>
      satisfactionReportOf(platform, await showcase(request), query),
    ),
    endpoint(calls.complaints, async ({ request, query }) =>
      complaintInsightsOf(platform, await showcase(request), query),
    ),
    endpoint(calls.loop, async ({ request, query }) =>
      loopForVisitors(await feedbackLoopOf(platform, await showcase(request), query)),
    ),
  ];
}
