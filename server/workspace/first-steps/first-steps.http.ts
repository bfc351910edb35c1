import { firstStepCalls } from "#contract/workspace/first-steps.ts";
import type { Beginnings } from "#server/platform/domain.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { addSample, changeFirstSteps, getFirstSteps, removeSample } from "./first-steps.service.ts";

export const firstStepEndpoints = (platform: Platform, domains: readonly Beginnings[]) => [
  endpoint(firstStepCalls.get, ({ actor }) => getFirstSteps(platform, domains, actor)),
  endpoint(firstStepCalls.change, ({ actor, body }) => changeFirstSteps(platform, domains, actor, body)),
  endpoint(firstStepCalls.addSample, ({ actor }) => addSample(platform, domains, actor)),
  endpoint(firstStepCalls.removeSample, ({ actor }) => removeSample(platform, domains, actor)),
];
