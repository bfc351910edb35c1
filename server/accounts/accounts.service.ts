import type { IncomingHttpHeaders } from "node:http";
import { createEmailVerificationToken } from "better-auth/api";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { z } from "zod";
import type { loginInput, registerInput, signupInput } from "#contract/accounts/accounts.ts";
import { CodedError } from "#contract/core/errors.ts";
import { installationSecret } from "#server/config.ts";
import { type Actor, audit } from "#server/platform/audit/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { Principal } from "#server/platform/http/principal.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineTask } from "#server/platform/queue/queue.ts";
import { passwordResetMail, verificationMail } from "./accounts.mail.ts";
import * as queries from "./accounts.queries.ts";
import { authHeaders, createAuth } from "./auth.ts";
import { splitName } from "./naming.ts";
import { passwordLink } from "./password-link.ts";
import { profileOf } from "./profile.service.ts";
import { createLoginThrottle } from "./throttle.ts";
import { openTrial } from "./trial.service.ts";

const verificationSeconds = 24 * 3600;
const resetMillis = 3600 * 1000;

/** Looks an address up and mails the link if there is an account; the caller never learns which. */
export const passwordResetTask = defineTask({
  name: "accounts.password_reset",
  data: z.object({ email: z.string() }),
  retries: 5,
  retryDelaySeconds: 15,
});

/** Clears links and throttle counts whose time is over. */
export const accountsCleanTask = defineTask({
  name: "accounts.clean",
  data: z.object({}),
  retries: 2,
  retryDelaySeconds: 60,
  cron: "17 3 * * *",
});

export type AccountsService = ReturnType<typeof createAccountsService>;

/** Sign-up, sign-in and sessions. */
export function createAccountsService(platform: Platform) {
  const { config, database, queue, origin } = platform;
  const { product } = config.brand;
  const secret = installationSecret(config);
  const auth = createAuth({ db: database.db, secret, origin, secureCookies: config.secureCookies });
  const throttle = createLoginThrottle(database.db);

  async function sendVerification(tx: Tx, user: { email: string; firstName: string }): Promise<void> {
    const token = await createEmailVerificationToken(secret, user.email, undefined, verificationSeconds);
    await queueMail(
      tx,
      queue,
      null,
      verificationMail(user, `${origin}/verify-email?token=${token}`, product),
    );
  }

  /** Adds the person, and in the same transaction whatever `alsoDo` makes with them. */
  async function createAccount(
    actor: Actor,
    user: Omit<queries.NewUser, "passwordHash"> & { password: string },
    alsoDo: (tx: Tx, userId: string) => Promise<void>,
  ): Promise<void> {
    const { password, ...rest } = user;
    const passwordHash = await hashPassword(password);
    try {
      await acrossOrganisations(database, async (tx) => {
        const { id } = await queries.insertUser(tx, { ...rest, passwordHash });
        await alsoDo(tx, id);
        await audit(tx, actor, {
          organisationId: null,
          action: "user.created",
          subject: "user",
          subjectId: id,
        });
        await sendVerification(tx, rest);
      });
    } catch (error) {
      if (violatedUnique(error) === "user_email") throw new CodedError("email_taken");
      throw error;
    }
  }

  return {
    /** Starts a trial: a new organisation and its owner, who is asked to verify the address. */
    async signUp(actor: Actor, input: z.output<typeof signupInput>): Promise<void> {
      const name = input.organization || input.fullName;
      await createAccount(
        actor,
        { ...splitName(input.fullName), email: input.email, password: input.password, isCandidate: false },
        async (tx, userId) => {
          await openTrial(tx, actor, { userId, name, page: input.page });
        },
      );
    },

    /** Creates a job seeker's account. */
    async register(actor: Actor, input: z.output<typeof registerInput>): Promise<void> {
      await createAccount(actor, { ...input, phone: input.phone || null, isCandidate: true }, async () => {});
    },

    /**
     * Signs a person in. An unknown address and a wrong password take the same way and time.
     * @returns the session's token and the cookies to set
     * @throws CodedError invalid_credentials, rate_limited
     */
    async logIn(actor: Actor, input: z.output<typeof loginInput>, headers: IncomingHttpHeaders) {
      const ip = actor.ip ?? "";
      await throttle.attempt(input.email, ip);
      const signedIn = await auth.api
        .signInEmail({
          body: input,
          headers: authHeaders({ "user-agent": headers["user-agent"] }, ip),
          returnHeaders: true,
        })
        .catch((error: { statusCode?: number }) => {
          if (error.statusCode === 401 || error.statusCode === 400)
            throw new CodedError("invalid_credentials");
          throw error;
        });
      await throttle.forget(input.email, ip);
      return {
        token: signedIn.response.token,
        user: await profileOf(database.db, signedIn.response.user.id),
        cookies: signedIn.headers.getSetCookie(),
      };
    },

    /** Ends the session; says nothing of whether there was one. */
    async logOut(headers: IncomingHttpHeaders): Promise<{ cookies: string[] }> {
      const result = await auth.api.signOut({ headers: authHeaders(headers), returnHeaders: true });
      return { cookies: result.headers.getSetCookie() };
    },

    /**
     * Makes sure that it is the person who acts, before what cannot be undone. Guessing is slowed down as at
     * sign-in.
     * @throws CodedError validation with a message at `password`, rate_limited
     */
    async confirmPassword({ userId, ip, principal }: SignedIn, password: string): Promise<void> {
      await throttle.attempt(principal.email, ip ?? "");
      const hash = await queries.passwordHashOf(database.db, userId);
      if (!hash || !(await verifyPassword({ hash, password }))) {
        throw new CodedError("validation", undefined, { password: "This is not your password." });
      }
      await throttle.forget(principal.email, ip ?? "");
    },

    /** The person behind a cookie or bearer token. */
    async authenticate(headers: IncomingHttpHeaders): Promise<Principal | null> {
      if (!headers.cookie && !headers.authorization) return null;
      const session = await auth.api.getSession({ headers: authHeaders(headers) });
      if (!session) return null;
      const { user } = session;
      return {
        userId: user.id,
        email: user.email,
        emailVerified: user.emailVerified,
        fullName: user.name,
        isCandidate: user.isCandidate,
        membership: await queries.membershipOf(database.db, user.id),
      };
    },

    me: (actor: SignedIn) => profileOf(database.db, actor.userId),

    async resendVerification(actor: SignedIn): Promise<void> {
      await acrossOrganisations(database, async (tx) => {
        const user = await queries.userById(tx, actor.userId);
        if (user && !user.emailVerified) await sendVerification(tx, user);
      });
    },

    /** @throws CodedError token_invalid */
    async verifyEmail(token: string): Promise<void> {
      await auth.api.verifyEmail({ query: { token } }).catch(() => {
        throw new CodedError("token_invalid");
      });
    },

    /** Only hands the address to a task, so that the answer takes the same time for any address. */
    async requestPasswordReset(email: string): Promise<void> {
      await acrossOrganisations(database, (tx) => queue.enqueue(tx, passwordResetTask, { email }));
    },

    async sendPasswordReset(email: string): Promise<void> {
      await acrossOrganisations(database, async (tx) => {
        const user = await queries.userByEmail(tx, email);
        if (!user) return;
        const link = await passwordLink(tx, origin, user.id, resetMillis);
        await queueMail(tx, queue, null, passwordResetMail(user, link, product));
      });
    },

    /** Sets a new password and ends every session of the person. @throws CodedError token_invalid */
    async resetPassword(input: { token: string; password: string }): Promise<void> {
      await auth.api
        .resetPassword({ body: { newPassword: input.password, token: input.token } })
        .catch(() => {
          throw new CodedError("token_invalid");
        });
    },

    clean: () => queries.deleteExpired(database.db),
  };
}
