import type { FastifyRequest } from "fastify";
import { siteCalls } from "#contract/site/settings.ts";
import type { Config } from "#server/config.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { seesDemo } from "#server/platform/http/this-machine.ts";
import type { Platform } from "#server/platform/platform.ts";

/** The outbox exists only where mail is kept instead of sent, and only for who sees the demo. */
export const seesOutbox = ({ demo, mail }: Config, request: FastifyRequest): boolean =>
  !mail.smtpUrl && seesDemo(demo, request);

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
