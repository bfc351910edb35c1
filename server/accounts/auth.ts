import type { IncomingHttpHeaders } from "node:http";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { bearer } from "better-auth/plugins/bearer";
import { maxPasswordLength, minPasswordLength } from "#contract/core/limits.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { markEmailVerified, replaceHash } from "./accounts.queries.ts";
import { credentials, sessions, users, verifications } from "./accounts.table.ts";
import { digestedSessions } from "./digested-sessions.ts";
import { hashPassword, isOutdated, verifyPassword } from "./password-hash.ts";
import { cookiePrefix } from "./session-cookie.ts";

/** Header under which the client's address reaches better-auth; set by us, never taken from outside. */
const addressHeader = "x-ushirika-client-address";

const sessionSeconds = 30 * 24 * 3600;
/** A session that is used goes on from there, at most once in so long. */
const renewalSeconds = 24 * 3600;

/** Whether a session that is used now has to be renewed, or is over: better-auth does both. */
export const isToBeRenewed = ({ expiresAt }: { expiresAt: Date }, now: Date): boolean =>
  expiresAt.getTime() <= now.getTime() + (sessionSeconds - renewalSeconds) * 1000;

/**
 * better-auth, used as a library behind the specification's own calls: its HTTP routes are not mounted.
 * It signs and checks sessions, consumes the tokens of links; hashes of passwords are ours.
 */
export function createAuth(options: { db: Tx; secret: string; origin: string; https: boolean }) {
  return betterAuth({
    baseURL: options.origin,
    secret: options.secret,
    database: digestedSessions(
      drizzleAdapter(options.db, {
        provider: "pg",
        schema: { user: users, session: sessions, account: credentials, verification: verifications },
      }),
    ),
    verification: { storeIdentifier: { hash: async (identifier) => tokenDigest(identifier) } },
    logger: { disabled: true },
    telemetry: { enabled: false },
    // Throttling is ours (sign-in-guard.ts): it must hold across processes and in tests.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength,
      maxPasswordLength,
      password: {
        hash: hashPassword,
        async verify(given) {
          const fits = await verifyPassword(given);
          // Only now is the password at hand to make one by today's measure of it.
          if (fits && isOutdated(given.hash)) {
            await replaceHash(options.db, given.hash, await hashPassword(given.password));
          }
          return fits;
        },
      },
      revokeSessionsOnPasswordReset: true,
      // Only the address itself could have received the link.
      onPasswordReset: ({ user }) => markEmailVerified(options.db, user.id),
    },
    session: { expiresIn: sessionSeconds, updateAge: renewalSeconds },
    user: {
      additionalFields: {
        firstName: { type: "string", required: true, input: false },
        lastName: { type: "string", required: true, input: false },
        phone: { type: "string", required: false, input: false },
        isCandidate: { type: "boolean", required: true, input: false },
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(options.https),
      // Would put `__Secure-` before the name, where `__Host-` has to be.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure: options.https },
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [bearer()],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The headers that better-auth may see of a request. */
export function authHeaders(headers: IncomingHttpHeaders, ip?: string | null): Headers {
  const result = new Headers();
  for (const name of ["cookie", "authorization", "user-agent"] as const) {
    const value = headers[name];
    if (value) result.set(name, value);
  }
  if (ip) result.set(addressHeader, ip);
  return result;
}
