import type { IncomingHttpHeaders } from "node:http";
import type { z } from "zod";
import type { loginInput } from "#contract/accounts/accounts.ts";
import { CodedError } from "#contract/core/errors.ts";
import { setLanguageCookie } from "#contract/core/language.ts";
import { installationSecret } from "#server/config.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { Caller, Principal } from "#server/platform/http/principal.ts";
import type { Platform } from "#server/platform/platform.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { auditUser, recordAccess } from "./account-audit.ts";
import * as queries from "./accounts.queries.ts";
import { apiTokenIn, authenticateApiToken } from "./api-tokens.service.ts";
import { type Auth, authHeaders, isToBeRenewed } from "./auth.ts";
import { verifyPassword } from "./password-hash.ts";
import { profileOf, rememberPerson } from "./profile.service.ts";
import { asksForCode, takeCode } from "./second-step.service.ts";
import { acceptRetiredSignature, sessionCookieName, sessionToken } from "./session-cookie.ts";
import { findSession } from "./sessions.queries.ts";
import { createSignInGuard } from "./sign-in-guard.ts";

/** Entered in the trail where an address has no account. */
const nobody = "00000000-0000-0000-0000-000000000000";

const principalOf = (
  session: { id: string },
  user: { id: string; email: string; emailVerified: boolean; name: string; isCandidate: boolean },
  membership: Principal["membership"],
): Principal => ({
  kind: "person",
  userId: user.id,
  sessionId: session.id,
  email: user.email,
  emailVerified: user.emailVerified,
  fullName: user.name,
  isCandidate: user.isCandidate,
  membership,
});

export type SignIn = ReturnType<typeof createSignIn>;

/** Sessions: how they begin and end, and whose they are. */
export function createSignIn(platform: Platform, auth: Auth) {
  const { config, database, limits } = platform;
  const cookieName = sessionCookieName(config.secureCookies);
  const secrets = [installationSecret(config), ...config.retiredSecrets];
  const guard = createSignInGuard(limits);

  /** The headers that say who sends a request. */
  const sessionHeaders = (headers: IncomingHttpHeaders) =>
    authHeaders(acceptRetiredSignature(headers, cookieName, config.retiredSecrets));

  /** Who is behind a session that is open and not to be renewed yet; nothing is written then. */
  async function readSession(headers: IncomingHttpHeaders): Promise<Principal | null> {
    const token = sessionToken(headers, cookieName, secrets);
    const found = token === null ? null : await findSession(database, tokenDigest(token));
    if (!found || isToBeRenewed(found.session, new Date())) return null;
    const { session, ...person } = found;
    const { organisation, roles, twoFactorDueAt } = person;
    const membership = organisation &&
      roles && {
        organisationId: organisation.id,
        trialEndsAt: organisation.trialEndsAt,
        roles,
        twoFactorDueAt,
      };
    const principal = principalOf(session, person.user, membership);
    rememberPerson(principal, person);
    return principal;
  }

  /** The same by better-auth, which renews a session, ends one that is over and knows every way to name one. */
  async function judgeSession(headers: IncomingHttpHeaders): Promise<Principal | null> {
    const found = await auth.api.getSession({ headers: sessionHeaders(headers) });
    if (!found) return null;
    return principalOf(found.session, found.user, await queries.membershipOf(database.db, found.user.id));
  }

  /** Nobody acted who is known. An address without an account takes the same way, and so the same time. */
  const recordRefusedSignIn = (actor: Actor, email: string) =>
    acrossOrganisations(database, async (tx) => {
      const user = await queries.userByEmail(tx, email);
      await auditUser(tx, { ...actor, userId: null }, user?.id ?? nobody, "session.refused");
    });

  /** Ends the session; says nothing of whether there was one. */
  async function logOut(actor: Actor, headers: IncomingHttpHeaders): Promise<{ cookies: string[] }> {
    const session = await auth.api.getSession({ headers: sessionHeaders(headers) });
    if (session) await recordAccess(database, actor, session.user.id, "session.ended");
    const result = await auth.api.signOut({ headers: sessionHeaders(headers), returnHeaders: true });
    return { cookies: result.headers.getSetCookie() };
  }

  /** @throws better-auth's error for a wrong password */
  const openSession = (
    ip: string,
    { email, password }: z.output<typeof loginInput>,
    headers: IncomingHttpHeaders,
  ) =>
    auth.api.signInEmail({
      body: { email, password },
      headers: authHeaders({ "user-agent": headers["user-agent"] }, ip),
      returnHeaders: true,
    });

  /**
   * What follows on a session that was just opened. One that the browser had before ends: its cookie is replaced, and
   * nobody could end it any more.
   * @returns the session's token and the cookies to set
   */
  async function completeSignIn(
    actor: Actor,
    email: string,
    signedIn: Awaited<ReturnType<typeof openSession>>,
    headers: IncomingHttpHeaders,
  ) {
    const userId = signedIn.response.user.id;
    await guard.succeeded(email, actor.ip ?? "");
    if (headers.cookie) await logOut(actor, { cookie: headers.cookie });
    await recordAccess(database, actor, userId, "session.started");
    const user = await profileOf(database.db, userId);
    const cookies = signedIn.headers.getSetCookie();
    // The pages of this browser are in the language that the person chose, on whichever device that was.
    if (user.language) cookies.push(setLanguageCookie(user.language));
    return { token: signedIn.response.token, user, cookies };
  }

  /** @throws CodedError invalid_credentials */
  async function refuse(actor: Actor, email: string): Promise<never> {
    await guard.failed(email);
    await recordRefusedSignIn(actor, email);
    throw new CodedError("invalid_credentials");
  }

  /**
   * For an account that asks for a code: nothing is said of the code before the password was right, and no session
   * begins before both were.
   * @throws CodedError as `logIn`
   */
  async function passSecondStep(
    actor: Actor,
    { email, password, code }: z.output<typeof loginInput>,
  ): Promise<void> {
    const user = await queries.userByEmail(database.db, email);
    if (!user || !(await asksForCode(database.db, user.id))) return;
    const hash = await queries.passwordHashOf(database.db, user.id);
    if (!hash || !(await verifyPassword({ hash, password }))) return refuse(actor, email);
    await takeCode(platform, actor, user.id, code).catch(async (error: unknown) => {
      if (code) await recordRefusedSignIn(actor, email);
      throw error;
    });
  }

  return {
    logOut,

    /** Begins a session for the person who has just chosen that password. @returns as `logIn` */
    async begin(actor: Actor, input: z.output<typeof loginInput>, headers: IncomingHttpHeaders) {
      return completeSignIn(actor, input.email, await openSession(actor.ip ?? "", input, headers), headers);
    },

    /**
     * Signs a person in. An unknown address and a wrong password take the same way and time.
     * @returns the session's token and the cookies to set
     * @throws CodedError invalid_credentials, two_factor_required, validation for a wrong code, rate_limited
     */
    async logIn(actor: Actor, input: z.output<typeof loginInput>, headers: IncomingHttpHeaders) {
      const ip = actor.ip ?? "";
      await guard.attempt(input.email, ip);
      await passSecondStep(actor, input);
      const signedIn = await openSession(ip, input, headers).catch(async (error: { statusCode?: number }) => {
        if (error.statusCode !== 401 && error.statusCode !== 400) throw error;
        return refuse(actor, input.email);
      });
      return completeSignIn(actor, input.email, signedIn, headers);
    },

    /** Who is behind a cookie or Bearer token: a person, or an API token, which no cookie beside it turns into one. */
    async authenticate(headers: IncomingHttpHeaders): Promise<Caller | null> {
      if (!headers.cookie && !headers.authorization) return null;
      const apiToken = apiTokenIn(headers);
      if (apiToken) return authenticateApiToken({ database }, apiToken);
      return (await readSession(headers)) ?? (await judgeSession(headers));
    },
  };
}
