import { siteCalls } from "#contract/site/settings.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { seesDemo, seesOutbox } from "#server/platform/http/this-machine.ts";
import type { Platform } from "#server/platform/platform.ts";

export function siteEndpoints(platform: Platform) {
  const { config, origin } = platform;
  return [
    endpoint(siteCalls.settings, async ({ request }) => ({
      brand: config.brand,
      demo: seesDemo(config.demo, request),
      outbox: seesOutbox(config, request),
      appUrl: origin,
    })),
  ];
}
