import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import type { newPasswordInput, passwordLinkAnswer } from "#contract/accounts/accounts.ts";
import type { passwordChange } from "#contract/accounts/own-account.ts";
import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage, type Language, languages } from "#contract/core/language.ts";
import { says, textOf } from "#contract/core/messages.ts";
import { type Actor, systemActor } from "#server/platform/audit/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineTask } from "#server/platform/queue/queue.ts";
import { auditUser } from "./account-audit.ts";
import { passwordChangedMail } from "./account-changes.mail.ts";
import { firstPasswordMail, passwordResetMail } from "./accounts.mail.ts";
import { accountMessages } from "./accounts.messages.ts";
import * as queries from "./accounts.queries.ts";
import type { Auth } from "./auth.ts";
import { deleteEmailChange } from "./email-change.queries.ts";
import { requireMailAllowed } from "./mail-limit.ts";
import { deleteOtherSessions } from "./own-sessions.queries.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { deletePasswordLinks, userOfPasswordLink, welcomeOf } from "./password-link.queries.ts";
import { passwordLink } from "./password-link.ts";
import type { SignIn } from "./sign-in.service.ts";

const wrongPassword = says(textOf(accountMessages, (t) => t.wrongPassword));

const resetMillis = 3600 * 1000;

/** Passwords that a signed-in person may try to confirm with, over half an hour. */
const confirmationLimit = { name: "password confirmation", count: 10, seconds: 30 * 60 };

/** Looks an address up and mails the link if there is an account; the caller never learns which. */
export const passwordResetTask = defineTask({
  name: "accounts.password_reset",
  label: "Send links for new passwords",
  data: z.object({ email: z.string(), language: z.enum(languages).default(defaultLanguage) }),
  retries: 5,
  retryDelaySeconds: 15,
  personal: true,
});

/**
 * Ends what would take an account from the person who has just set its password, or open one that was closed:
 * links that set it again, and a new address that somebody else may have asked for.
 */
export async function revokePasswordLinks(tx: Tx, userId: string): Promise<void> {
  await deletePasswordLinks(tx, userId);
  await deleteEmailChange(tx, userId);
}

export type Passwords = ReturnType<typeof createPasswords>;

/** Passwords: how they are chosen, replaced and asked for. */
export function createPasswords(platform: Platform, auth: Auth, signIn: SignIn) {
  const { config, database, queue, limits, origin } = platform;
  const { product } = config.brand;

  /** Uses the link up. */
  async function setByLink(
    actor: Actor,
    { userId, token, password }: { userId: string; token: string; password: string },
    action: "password.chosen" | "password.changed",
  ): Promise<void> {
    await auth.api.resetPassword({ body: { newPassword: password, token } }).catch(() => {
      throw new CodedError("token_invalid");
    });
    await acrossOrganisations(database, async (tx) => {
      await revokePasswordLinks(tx, userId);
      await auditUser(tx, { ...actor, userId }, userId, action);
    });
  }

  /** @throws CodedError token_invalid */
  async function ownerOf(token: string): Promise<string> {
    const userId = await userOfPasswordLink(database.db, token);
    if (!userId) throw new CodedError("token_invalid");
    return userId;
  }

  /**
   * Makes sure that it is the person who acts, before what cannot be undone. Counted by the account alone: only
   * who is signed in to it can use up its attempts.
   * @param field where the form has the password
   * @throws CodedError validation with a message at `field`, rate_limited
   */
  async function confirmPassword({ userId }: SignedIn, password: string, field = "password"): Promise<void> {
    await limits.require(confirmationLimit, [userId]);
    const hash = await queries.passwordHashOf(database.db, userId);
    if (!hash || !(await verifyPassword({ hash, password }))) {
      throw new CodedError("validation", undefined, { [field]: wrongPassword });
    }
    await limits.forget(confirmationLimit, userId);
  }

  return {
    confirmPassword,

    /**
     * Only hands the address to a task, so that the answer takes the same time for any address.
     * @param language of the request, for an account without one
     * @throws CodedError rate_limited, whether the address has an account or not
     */
    async requestPasswordReset(email: string, language: Language): Promise<void> {
      await requireMailAllowed(limits, "password reset", email);
      await acrossOrganisations(database, (tx) => queue.enqueue(tx, passwordResetTask, { email, language }));
    },

    /** Mails the link: the one that welcomes, if the person never chose a password. */
    async sendPasswordReset({
      email,
      language: asked,
    }: z.output<typeof passwordResetTask.data>): Promise<void> {
      await acrossOrganisations(database, async (tx) => {
        const user = await queries.userByEmail(tx, email);
        if (!user) return;
        const known = await queries.hasPassword(tx, user.id);
        const page = known ? "reset-password" : "welcome";
        const link = await passwordLink(tx, origin, { userId: user.id, page, lifetimeMillis: resetMillis });
        const mail = known
          ? passwordResetMail(user, link.url, product)[user.language ?? asked]
          : firstPasswordMail(user, link.url.en, product);
        await queueMail(tx, queue, null, mail, { secretUntil: link.until });
        await auditUser(tx, systemActor, user.id, "password.reset_requested");
      });
    },

    /** What a link is for; it can be asked as often as mail programs open it. @throws CodedError token_invalid */
    async describeLink(token: string): Promise<z.input<typeof passwordLinkAnswer>> {
      const userId = await ownerOf(token);
      if (await queries.hasPassword(database.db, userId)) return { welcome: null };
      const welcome = await welcomeOf(database.db, userId);
      if (!welcome) throw new CodedError("token_invalid");
      const { roles, trialEndsAt, ...person } = welcome;
      return { welcome: { ...person, roles: roles ?? [], trialEndsAt: trialEndsAt?.toISOString() ?? null } };
    },

    /**
     * Sets the first password of an account and signs its owner in.
     * @throws CodedError token_invalid, also for a link that replaces a password
     */
    async chooseFirstPassword(
      actor: Actor,
      { token, password }: z.output<typeof newPasswordInput>,
      headers: IncomingHttpHeaders,
    ) {
      const userId = await ownerOf(token);
      const user = await queries.userById(database.db, userId);
      if (!user || (await queries.hasPassword(database.db, userId))) throw new CodedError("token_invalid");
      await setByLink(actor, { userId, token, password }, "password.chosen");
      return signIn.begin(actor, { email: user.email, password }, headers);
    },

    /** Sets a new password and ends every session of the person. @throws CodedError token_invalid */
    async resetPassword(actor: Actor, input: z.output<typeof newPasswordInput>): Promise<void> {
      await setByLink(actor, { userId: await ownerOf(input.token), ...input }, "password.changed");
    },

    /**
     * Replaces the password of a person who is signed in, ends their other sessions and informs them by mail.
     * @param asked the language of the request, for an account without one
     * @throws CodedError validation for a wrong password, rate_limited
     */
    async changePassword(
      actor: SignedIn,
      input: z.output<typeof passwordChange>,
      asked: Language,
    ): Promise<void> {
      const { userId, principal } = actor;
      await confirmPassword(actor, input.currentPassword, "currentPassword");
      const hash = await hashPassword(input.password);
      await acrossOrganisations(database, async (tx) => {
        const user = await queries.userById(tx, userId);
        if (!user) throw new CodedError("unauthenticated");
        await queries.updatePassword(tx, userId, hash);
        await deleteOtherSessions(tx, userId, principal.sessionId);
        await revokePasswordLinks(tx, userId);
        const mail = passwordChangedMail(user, pageInEach(origin, "/forgot-password"), product);
        await queueMail(tx, queue, null, mail[user.language ?? asked]);
        await auditUser(tx, actor, userId, "password.changed");
      });
    },
  };
}
