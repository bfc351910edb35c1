import type { Config } from "#server/config.ts";
import { mailDomain } from "#server/platform/mail/transport.ts";

/** Hosts that other machines know nothing of. */
const local = /^(?:localhost|.*\.(?:localhost|local|internal|lan)|[\d.]+|\[.*\])$/;

/**
 * The name of a calendar entry, unique in the world (RFC 7986, section 5.3). It is kept with what the entry is
 * about: an entry is changed and cancelled by the name that it was sent with, wherever the product has moved.
 * @param name unique in this installation, `interview-0199…`
 */
export function calendarUid(
  name: string,
  { origin, config }: { origin: string; config: Pick<Config, "mail"> },
) {
  const { hostname } = new URL(origin);
  const isPublic = hostname.includes(".") && !local.test(hostname);
  return `${name}@${isPublic ? hostname : mailDomain(config.mail.from)}`;
}
