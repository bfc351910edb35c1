import { comparisonCalls } from "#contract/onboarding/comparison.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { compareTypedAndRead } from "./comparison.service.ts";

export function comparisonEndpoints(platform: Platform) {
  return [
    endpoint(comparisonCalls.compareDetails, ({ actor, body }) => compareTypedAndRead(platform, actor, body)),
  ];
}
