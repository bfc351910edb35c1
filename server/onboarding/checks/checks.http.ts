import { identityCheckCalls } from "#contract/onboarding/checks.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listIdentityChecks, removeIdentityChecks } from "./checks.service.ts";

export function identityCheckEndpoints(platform: Platform) {
  return [
    endpoint(identityCheckCalls.list, ({ actor, params, query }) =>
      listIdentityChecks(platform, actor, params.id, query),
    ),
    endpoint(identityCheckCalls.remove, ({ actor, params }) =>
      removeIdentityChecks(platform, actor, params.id),
    ),
  ];
}
