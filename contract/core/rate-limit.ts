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
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** How long to wait, in words and rounded up: `40 seconds`, `3 minutes`, `1 hour`. */
export function waitText(seconds: number): string {
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? units[2];
  const count = Math.max(1, Math.ceil(seconds / length));
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
