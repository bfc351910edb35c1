import { createHash } from "node:crypto";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { CodedError } from "#contract/core/errors.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { loginThrottles } from "./accounts.table.ts";

export interface LoginThrottle {
  /**
   * Counts an attempt before the password is looked at.
   * @throws CodedError rate_limited
   */
  attempt(email: string, ip: string): Promise<void>;
  /** Forgets the attempts after a success. */
  forget(email: string, ip: string): Promise<void>;
}

/** Keys are hashes: the table is no list of who has an account. */
const keyOf = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest("base64url");

/**
 * Slows down guessing: 10 attempts in 15 minutes for an email from one address, and 60 an hour for an
 * email from anywhere, so that a stranger can lock out nobody for long. Kept in the database, so that it
 * holds across processes and restarts.
 */
export function createLoginThrottle(db: Tx): LoginThrottle {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: loginThrottles,
      keyPrefix,
      points,
      duration,
      clearExpiredByTimeout: false,
    });
  const perPlace = limiter("place", 10, 15 * 60);
  const perEmail = limiter("email", 60, 3600);
  return {
    async attempt(email, ip) {
      try {
        await perPlace.consume(keyOf(email, ip));
        await perEmail.consume(keyOf(email));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new CodedError("rate_limited");
        throw refusal;
      }
    },
    async forget(email, ip) {
      await perPlace.delete(keyOf(email, ip));
      await perEmail.delete(keyOf(email));
    },
  };
}
