import { nextActionCalls } from "#contract/experience/next-actions.ts";
import { segmentCalls } from "#contract/experience/segments.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as actions from "./actions.service.ts";
import * as segments from "./segments.service.ts";

export function segmentEndpoints(platform: Platform) {
  const calls = segmentCalls;
  const next = nextActionCalls;
  return [
    endpoint(next.list, ({ actor, query }) => actions.listNextActions(platform, actor, query)),
    endpoint(next.record, ({ actor, body }) => actions.recordOutcome(platform, actor, body)),
    endpoint(next.rules, ({ actor }) => actions.listRules(platform, actor)),
    endpoint(next.demo, ({ request }) => actions.getDemoRules(platform, request)),
    endpoint(next.create, ({ actor, body }) => actions.createRule(platform, actor, body)),
    endpoint(next.update, ({ actor, params, body }) => actions.updateRule(platform, actor, params.id, body)),
    endpoint(next.remove, ({ actor, params }) => actions.removeRule(platform, actor, params.id)),
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
