import type { OwnSession } from "#contract/accounts/own-account.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";

/** What a session runs in, as its owner would call it: `Chrome on Android`. */
export function deviceLabel({ browser, system }: Pick<OwnSession, "browser" | "system">): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Another program";
}

/** When and where a session began, and when it was used last where that was another day. */
export function sessionFacts({
  startedAt,
  lastSeenAt,
  address,
}: Pick<OwnSession, "startedAt" | "lastSeenAt" | "address">): string {
  const facts = [`Signed in ${formatDateTime(startedAt)}`];
  if (formatDate(lastSeenAt) !== formatDate(startedAt)) facts.push(`last used ${formatDate(lastSeenAt)}`);
  if (address) facts.push(`from ${address}`);
  return facts.join(", ");
}
