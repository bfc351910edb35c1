import { agentCalls } from "#contract/site/agents.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listAgents } from "./agents.service.ts";

export function agentEndpoints(platform: Platform) {
  return [endpoint(agentCalls.list, ({ query }) => listAgents(platform, query))];
}
