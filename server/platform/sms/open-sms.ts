import { ConfigError } from "#server/config.ts";
import type { Platform } from "#server/platform/platform.ts";
import { createHttpSms } from "./http-sms.ts";
import { keepSms, type SmsTransport } from "./transport.ts";

/**
 * The way that texts take by this installation's configuration: a provider, or the outbox where none is named.
 * @throws ConfigError for an address that is never reached
 */
export function openSms({ config, outgoing }: Pick<Platform, "config" | "outgoing">): SmsTransport {
  if (!config.sms) return keepSms;
  const refusal = outgoing.refusalOf(config.sms.url);
  if (refusal) throw new ConfigError([`SMS_URL: ${refusal}`]);
  return createHttpSms(config.sms, outgoing);
}
