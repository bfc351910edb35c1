import { trialEndCalls } from "#contract/accounts/trial-ends.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listTrialEnds, setTrialEnd } from "./trial-ends.service.ts";

/** When the trials of the installation's SACCOs end, as the provider's owner decides. */
export function trialEndEndpoints(platform: Platform) {
  return [
    endpoint(trialEndCalls.list, ({ actor, query }) => listTrialEnds(platform, actor, query)),
    endpoint(trialEndCalls.set, ({ actor, params, body }) => setTrialEnd(platform, actor, params.id, body)),
  ];
}
