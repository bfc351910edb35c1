import { createHmac } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { CodedError } from "#contract/core/errors.ts";
import { type Text, textOf } from "#contract/core/messages.ts";
import { waitText } from "#contract/core/rate-limit.ts";
import { rowsOf, type Tx } from "#server/platform/database/database.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { limitMessages } from "./limits.messages.ts";
import { rateLimits } from "./rate-limits.table.ts";

/** How often something may be done: `count` times at once, and again as often over `seconds`, evenly. */
export interface Limit {
  /** What is counted. Limits of one name share their counts. */
  name: string;
  count: number;
  seconds: number;
}

/** How much of a limit somebody has used. Times are whole seconds from now. */
export interface LimitState {
  allowed: boolean;
  limit: number;
  /** How often it is allowed at once now. */
  remaining: number;
  /** Until nothing of the limit is used any more. */
  reset: number;
  /** Until it is allowed again; 0 when it is now. */
  retryAfter: number;
}

/** The refusal by a limit. */
export class LimitReached extends CodedError {
  readonly state: LimitState;

  constructor(state: LimitState, message: Text = textOf(limitMessages, (t) => t.tooMany)) {
    super(
      "rate_limited",
      textOf(limitMessages, (t, language) =>
        t.comeBack({ reason: message[language], wait: waitText(state.retryAfter, language) }),
      ),
    );
    this.name = "LimitReached";
    this.state = state;
    this.retryAfter = state.retryAfter;
  }
}

/** Removes counts whose time is over. */
export const rateLimitsCleanTask = defineScheduledTask("limits.clean", "Clear rate limits", "23 * * * *");

export type RateLimits = ReturnType<typeof createRateLimits>;

/** @param ahead seconds by which the moment of use lies in the future */
function limitStateOf({ count, seconds }: Limit, ahead: number, allowed: boolean): LimitState {
  const share = seconds / count;
  return {
    allowed,
    limit: count,
    remaining: allowed ? Math.max(0, Math.floor((seconds - ahead) / share)) : 0,
    reset: Math.max(0, Math.ceil(ahead)),
    retryAfter: Math.max(allowed ? 0 : 1, Math.ceil(ahead + share - seconds)),
  };
}

/**
 * The limits of the product, stored in the database: the same for all processes, and after a restart. Each is one
 * moment a subject (the generic cell rate algorithm): a use moves it on by `seconds / count`, and who is already
 * `seconds` ahead is refused. So a refusal is over gradually, not at the stroke of a minute, and costs no write.
 *
 * Statements of its own: call it outside of transactions, which on the embedded database would wait for themselves.
 * @param secret keys the digests, so that nobody finds an address by trying all of them
 */
export function createRateLimits(db: Tx, secret: Uint8Array) {
  const keyOf = ({ name }: Limit, subject: readonly string[]) =>
    createHmac("sha256", secret)
      .update([name, ...subject].join("\n"))
      .digest("base64url");

  /** Uses the limit once if that is allowed. One statement; of two at the same moment, one waits for the other. */
  async function take(limit: Limit, ...subject: string[]): Promise<LimitState> {
    const key = keyOf(limit, subject);
    const share = sql`make_interval(secs => ${limit.seconds / limit.count}::float8)`;
    const moved = sql`greatest(kept.used_until, clock_timestamp()) + ${share}`;
    const [row] = await rowsOf<{ ahead: number; allowed: boolean }>(
      db,
      sql`with taken as (
            insert into ${rateLimits} as kept (key, used_until) values (${key}, clock_timestamp() + ${share})
            on conflict (key) do update set used_until = ${moved}
            where ${moved} <= clock_timestamp() + make_interval(secs => ${limit.seconds}::float8)
            returning used_until
          )
          select extract(epoch from used_until - clock_timestamp())::float8 as ahead, true as allowed from taken
          union all
          select extract(epoch from used_until - clock_timestamp())::float8, false from ${rateLimits}
          where key = ${key} and not exists (select from taken)`,
    );
    // No row: the first use of all came from elsewhere while this one waited for it, and left nothing.
    return limitStateOf(limit, row?.ahead ?? limit.seconds, row?.allowed ?? false);
  }

  return {
    take,

    /**
     * As `take`, for what goes on only if it is allowed.
     * @param message the refusal's first sentence; when to come back follows
     * @throws LimitReached
     */
    async require(limit: Limit, subject: readonly string[], message?: Text): Promise<void> {
      const state = await take(limit, ...subject);
      if (!state.allowed) throw new LimitReached(state, message);
    },

    /** Takes one use back. */
    async refund(limit: Limit, ...subject: string[]): Promise<void> {
      await db
        .update(rateLimits)
        .set({ usedUntil: sql`used_until - make_interval(secs => ${limit.seconds / limit.count}::float8)` })
        .where(eq(rateLimits.key, keyOf(limit, subject)));
    },

    /** How many uses are not over yet. */
    async used(limit: Limit, ...subject: string[]): Promise<number> {
      const [row] = await db
        .select({ ahead: sql<number>`extract(epoch from used_until - clock_timestamp())::float8` })
        .from(rateLimits)
        .where(eq(rateLimits.key, keyOf(limit, subject)));
      return Math.max(0, Math.ceil(((row?.ahead ?? 0) * limit.count) / limit.seconds));
    },

    /** Takes all uses back. */
    async forget(limit: Limit, ...subject: string[]): Promise<void> {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)));
    },

    /** Removes what says nothing any more. */
    async clean(): Promise<void> {
      await db.delete(rateLimits).where(lt(rateLimits.usedUntil, sql`now()`));
    },
  };
}
