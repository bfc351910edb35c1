import { siteCalls } from "#contract/site/settings.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { maySeeDemo, maySeeOutbox } from "#server/platform/http/this-machine.ts";
import type { Platform } from "#server/platform/platform.ts";

export function siteEndpoints(platform: Platform) {
  const { config, origin } = platform;
  return [
    endpoint(siteCalls.settings, async ({ request }) => ({
      brand: config.brand,
      demo: maySeeDemo(config.demo, request),
      outbox: maySeeOutbox(config, request),
      appUrl: origin,
    })),
  ];
}
