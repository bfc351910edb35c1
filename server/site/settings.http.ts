import { siteCalls } from "#contract/site/settings.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";

/** The outbox exists only where mail is kept instead of sent, and only in a demo. */
export const hasOutbox = ({ config }: Pick<Platform, "config">): boolean =>
  config.demo && !config.mail.smtpUrl;

export function siteEndpoints(platform: Platform) {
  const { config, origin } = platform;
  const settings = { brand: config.brand, demo: config.demo, outbox: hasOutbox(platform), appUrl: origin };
  return [endpoint(siteCalls.settings, async () => settings)];
}
