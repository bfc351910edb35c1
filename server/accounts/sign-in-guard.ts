import { networkOf } from "#server/platform/limits/network.ts";
import { type Limit, LimitReached, type RateLimits } from "#server/platform/limits/rate-limits.ts";

/** Attempts at one account from one place, over half an hour, while nobody attacks the account. */
const attemptsPerPlace = 10;

/** As few as that remain from a new place, however hard an account is attacked: people mistype. */
const minPerPlace = 3;

const place: Limit = { name: "sign-in from a place", count: attemptsPerPlace, seconds: 30 * 60 };

/** Wrong passwords for one account from everywhere; each is forgotten after two minutes more than the last. */
const wrongPasswords: Limit = { name: "wrong passwords", count: 500, seconds: 500 * 120 };

/** Wrong passwords that are nobody's attack: the owner's own, on several devices. */
const unsuspicious = 20;

/** A place that somebody signed in to the account from. */
const knownPlace: Limit = { name: "known place", count: 1, seconds: 90 * 24 * 3600 };

/** Attempts that a new place gets at an account with so many wrong passwords: the more, the longer it waits. */
const attemptsUnder = (pressure: number): number =>
  pressure <= unsuspicious
    ? attemptsPerPlace
    : Math.max(minPerPlace, Math.floor((attemptsPerPlace * unsuspicious) / pressure));

/**
 * Slows down the guessing of passwords and locks nobody out. Only a place, an account and an address together, is
 * ever refused, and only after wrong passwords from that very place; the right password is accepted from
 * everywhere else. Many places at one account are slowed down together: the more wrong passwords it has had, the
 * fewer each new place may try and the longer it waits. Places that the account was signed in from keep theirs.
 */
export function createSignInGuard(limits: RateLimits) {
  return {
    /**
     * Counts an attempt before the password is looked at, so that attempts at the same moment count, too.
     * @throws LimitReached
     */
    async attempt(email: string, ip: string): Promise<void> {
      const network = networkOf(ip);
      const pressure = await limits.used(wrongPasswords, email);
      const count =
        pressure > unsuspicious && (await limits.used(knownPlace, email, network)) === 0
          ? attemptsUnder(pressure)
          : attemptsPerPlace;
      const standing = await limits.take({ ...place, count }, email, network);
      if (!standing.allowed) throw new LimitReached(standing);
    },

    /** Notes that the password was wrong. */
    async failed(email: string): Promise<void> {
      await limits.take(wrongPasswords, email);
    },

    /** Forgets the place's attempts and remembers the place. What others do elsewhere goes on counting. */
    async succeeded(email: string, ip: string): Promise<void> {
      const network = networkOf(ip);
      await limits.forget(place, email, network);
      await limits.take(knownPlace, email, network);
    },
  };
}
