import { durationMessages } from "./duration.messages.ts";
import { defaultLanguage, type Language } from "./language.ts";
import { inOneOf } from "./messages.ts";

/**
 * Headers of every answer to a call that is limited, also of its refusal. Numbers; times are whole seconds from
 * now.
 */
export const rateLimitHeaders = {
  /** How often the call may be made at once. */
  limit: "ratelimit-limit",
  /** How often it may still be made at once now. */
  remaining: "ratelimit-remaining",
  /** Until `limit` is whole again. */
  reset: "ratelimit-reset",
  /** Until the call may be made again. With a refusal only. */
  retryAfter: "retry-after",
} as const;

const units = [
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** How long to wait, in words and rounded up: `40 seconds`, `3 minutes`, `1 hour`. */
export function waitText(seconds: number, language: Language = defaultLanguage): string {
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? units[2];
  return inOneOf(durationMessages, language)[unit]({ count: Math.max(1, Math.ceil(seconds / length)) });
}
