import { segmentCalls } from "#contract/experience/segments.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as segments from "./segments.service.ts";

export function segmentEndpoints(platform: Platform) {
  const calls = segmentCalls;
  return [
    endpoint(calls.list, ({ actor }) => segments.listSegments(platform, actor)),
    endpoint(calls.create, ({ actor, body }) => segments.createSegment(platform, actor, body)),
    endpoint(calls.addStandard, ({ actor }) => segments.addStandardSegments(platform, actor)),
    endpoint(calls.look, ({ actor, body }) => segments.lookAtRule(platform, actor, body.criteria)),
    endpoint(calls.get, ({ actor, params }) => segments.getSegment(platform, actor, params.id)),
    endpoint(calls.members, ({ actor, params, query }) =>
      segments.listSegmentMembers(platform, actor, params.id, query),
    ),
    endpoint(calls.update, ({ actor, params, body }) =>
      segments.updateSegment(platform, actor, params.id, body),
    ),
    endpoint(calls.remove, ({ actor, params }) => segments.removeSegment(platform, actor, params.id)),
  ];
}
