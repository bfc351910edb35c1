import { tokenCallsPerMinute } from "#contract/core/api-scopes.ts";
import type { Call } from "#contract/core/call.ts";
import { networkOf } from "../limits/network.ts";
import { type Limit, LimitReached, type RateLimits } from "../limits/rate-limits.ts";
import type { CallReply, CallRequest } from "./call-request.ts";
import { setLimitHeaders } from "./failures.ts";
import type { Caller } from "./principal.ts";

/** Whether it matters who calls: for access, or to count an account instead of the address that it shares. */
export const identifiesCaller = (call: Call): boolean =>
  call.access !== "public" || call.perMinute !== undefined;

/** The limit that counts a request, and for whom; null for calls without one. */
function limitOf(call: Call, caller: Caller | null, ip: string): { limit: Limit; subject: string } | null {
  if (caller?.kind === "api_token") {
    // A call's own limit is for people; a program is counted over all that it does.
    const limit = { name: "calls by API token", count: tokenCallsPerMinute, seconds: 60 };
    return { limit, subject: caller.tokenId };
  }
  const [count, who, subject] = caller
    ? ([call.perMinute, "account", caller.userId] as const)
    : ([call.perMinuteFromAddress, "address", networkOf(ip)] as const);
  return count === undefined
    ? null
    : { limit: { name: `${call.method} ${call.path} by ${who}`, count, seconds: 60 }, subject };
}

/**
 * Counts a request by the account that makes it, or else by its address, and says in the answer how much is left.
 * @returns takes the use back
 * @throws LimitReached
 */
export async function countCall(
  {
    call,
    caller,
    request,
    reply,
  }: { call: Call; caller: Caller | null; request: Pick<CallRequest, "ip">; reply: CallReply },
  limits: RateLimits | null,
): Promise<() => Promise<void>> {
  const counted = limitOf(call, caller, request.ip);
  if (!limits || !counted) return async () => {};
  const { limit, subject } = counted;
  const state = await limits.take(limit, subject);
  if (!state.allowed) throw new LimitReached(state);
  setLimitHeaders(reply, state);
  return () => limits.refund(limit, subject);
}
