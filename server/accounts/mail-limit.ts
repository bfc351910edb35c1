import { textOf } from "#contract/core/messages.ts";
import type { RateLimits } from "#server/platform/limits/rate-limits.ts";
import { accountMessages } from "./accounts.messages.ts";

/** Mails of one kind that anybody may have sent to one address in an hour; the links in them work as long. */
const mailsPerHour = 5;

/**
 * Keeps others from flooding an inbox: anybody can type anybody's address. Counted by the address alone, so that it
 * says nothing of whether there is an account, and an hour is no lock-out: the links that came still work.
 * @throws CodedError rate_limited
 */
export function requireMailAllowed(
  limits: RateLimits,
  kind: "verification" | "password reset" | "trial" | "new address",
  email: string,
): Promise<void> {
  return limits.require(
    { name: `${kind} mail`, count: mailsPerHour, seconds: 3600 },
    [email],
    textOf(accountMessages, (t) => t.severalMailsSent),
  );
}
