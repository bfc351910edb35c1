import { createEmailVerificationToken } from "better-auth/api";
import type { z } from "zod";
import type { registerInput, signupInput } from "#contract/accounts/accounts.ts";
import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { installationSecret } from "#server/config.ts";
import { type Actor, audit } from "#server/platform/audit/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { verificationMail } from "./accounts.mail.ts";
import * as queries from "./accounts.queries.ts";
import { createAuth } from "./auth.ts";
import { deleteExpiredEmailChanges } from "./email-change.queries.ts";
import { createEmailChanges } from "./email-change.service.ts";
import { requireMailAllowed } from "./mail-limit.ts";
import { splitName } from "./naming.ts";
import { createPasswords } from "./password.service.ts";
import { hashPassword } from "./password-hash.ts";
import { ownProfile } from "./profile.service.ts";
import { createSignIn } from "./sign-in.service.ts";
import { openTrial } from "./trial.service.ts";
import { createTwoFactor } from "./two-factor.service.ts";

const verificationSeconds = 24 * 3600;

/** Clears links whose time is over. */
export const accountsCleanTask = defineScheduledTask(
  "accounts.clean",
  "Clear ended sessions and links",
  "17 3 * * *",
);

export type AccountsService = ReturnType<typeof createAccountsService>;

/** Accounts: how they begin, how one signs in to them, and their passwords. */
export function createAccountsService(platform: Platform) {
  const { config, database, queue, limits, origin } = platform;
  const { product } = config.brand;
  const secret = installationSecret(config);
  const auth = createAuth({ db: database.db, secret, origin, https: config.secureCookies });
  const signIn = createSignIn(platform, auth);
  const passwords = createPasswords(platform, auth, signIn);

  /** @param language of the mail */
  async function sendVerification(
    tx: Tx,
    user: { email: string; firstName: string },
    language: Language,
  ): Promise<void> {
    const token = await createEmailVerificationToken(secret, user.email, undefined, verificationSeconds);
    const link = pageInEach(origin, `/verify-email?token=${token}`);
    const mail = verificationMail(user, link, product)[language];
    const secretUntil = new Date(Date.now() + verificationSeconds * 1000);
    await queueMail(tx, queue, null, mail, { secretUntil });
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
        await sendVerification(tx, rest, rest.language ?? defaultLanguage);
      });
    } catch (error) {
      if (violatedUnique(error) === "user_email") throw new CodedError("email_taken");
      throw error;
    }
  }

  return {
    ...signIn,
    ...passwords,
    ...createEmailChanges(platform, passwords),
    ...createTwoFactor(platform, passwords),

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

    /** Creates a job seeker's account. @param language in which they registered; their mails are in it */
    async register(actor: Actor, input: z.output<typeof registerInput>, language: Language): Promise<void> {
      const person = { ...input, phone: input.phone || null, language, isCandidate: true };
      await createAccount(actor, person, async () => {});
    },

    me: (actor: SignedIn) => ownProfile(database.db, actor),

    /**
     * @param asked the language of the request, for an account without one
     * @throws CodedError rate_limited
     */
    async resendVerification(actor: SignedIn, asked: Language): Promise<void> {
      await requireMailAllowed(limits, "verification", actor.principal.email);
      await acrossOrganisations(database, async (tx) => {
        const user = await queries.userById(tx, actor.userId);
        if (user && !user.emailVerified) await sendVerification(tx, user, user.language ?? asked);
      });
    },

    /** @throws CodedError token_invalid */
    async verifyEmail(token: string): Promise<void> {
      await auth.api.verifyEmail({ query: { token } }).catch(() => {
        throw new CodedError("token_invalid");
      });
    },

    async clean(): Promise<void> {
      await queries.deleteExpired(database.db);
      await deleteExpiredEmailChanges(database.db);
    },
  };
}
