import type { z } from "zod";
import type { AccountEmail, emailChange } from "#contract/accounts/own-account.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { says, textOf } from "#contract/core/messages.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { newToken } from "#server/platform/token-digest.ts";
import { auditUser } from "./account-audit.ts";
import {
  addressChangedMail,
  addressChangeRequestedMail,
  addressTakenMail,
  confirmAddressMail,
} from "./account-changes.mail.ts";
import { accountMessages } from "./accounts.messages.ts";
import * as accounts from "./accounts.queries.ts";
import * as queries from "./email-change.queries.ts";
import { requireMailAllowed } from "./mail-limit.ts";
import type { Passwords } from "./password.service.ts";
import { deletePasswordLinks } from "./password-link.queries.ts";

/** Addresses that one person may have links sent to in a day: each is a stranger's until they open it. */
const changesPerDay = { name: "changes of address", count: 10, seconds: 24 * 3600 };

const sameAddress = says(textOf(accountMessages, (t) => t.sameAddress));

/** Changes of the address that a person signs in with. */
export function createEmailChanges(
  { config, database, queue, limits, origin }: Platform,
  { confirmPassword }: Passwords,
) {
  const { product } = config.brand;

  return {
    /** The address, and the one that is to take its place. */
    async emailOf({ userId, principal }: SignedIn): Promise<AccountEmail> {
      const pending = await queries.pendingEmailOf(database.db, userId);
      return {
        email: principal.email,
        pending: pending && { email: pending.email, until: pending.until.toISOString() },
      };
    },

    /**
     * Sends a link to the new address and a word to the present one; nothing changes before the link is used. For an
     * address that has an account everything looks the same to the person who asks, and its owner gets no link.
     * @param asked the language of the request, for accounts without one
     * @throws CodedError validation for a wrong password or the present address, rate_limited
     */
    async requestEmail(
      actor: SignedIn,
      { email, password }: z.output<typeof emailChange>,
      asked: Language,
    ): Promise<void> {
      const { userId, principal } = actor;
      if (email === principal.email) {
        throw new CodedError("validation", undefined, { email: sameAddress });
      }
      await confirmPassword(actor, password);
      await limits.require(
        changesPerDay,
        [userId],
        textOf(accountMessages, (t) => t.manyAddressesToday),
      );
      await requireMailAllowed(limits, "new address", email);
      const token = newToken();
      const expiresAt = new Date(Date.now() + dayMillis);
      await acrossOrganisations(database, async (tx) => {
        const user = await accounts.userById(tx, userId);
        if (!user) throw new CodedError("unauthenticated");
        const owner = await accounts.userByEmail(tx, email);
        await queries.saveEmailChange(tx, { userId, email, token, expiresAt });
        const mail = owner
          ? addressTakenMail(email, pageInEach(origin, "/login"), product)
          : confirmAddressMail(
              { ...user, email },
              pageInEach(origin, `/confirm-email?token=${token}`),
              product,
            );
        const content = { secretUntil: expiresAt, aboutUserId: userId };
        await queueMail(tx, queue, null, mail[(owner ?? user).language ?? asked], content);
        const word = addressChangeRequestedMail(user, pageInEach(origin, "/account"), product);
        await queueMail(tx, queue, null, word[user.language ?? asked]);
        await auditUser(tx, actor, userId, "email.change_requested");
      });
    },

    /** Ends the link that is on its way. */
    async cancelEmail(actor: SignedIn): Promise<void> {
      await acrossOrganisations(database, async (tx) => {
        if (!(await queries.deleteEmailChange(tx, actor.userId))) return;
        await auditUser(tx, actor, actor.userId, "email.change_cancelled");
      });
    },

    /** Which address a link confirms; uses nothing up. @throws CodedError token_invalid */
    async describeEmailLink(token: string): Promise<{ email: string }> {
      const email = await queries.emailOfLink(database.db, token);
      if (!email) throw new CodedError("token_invalid");
      return { email };
    },

    /**
     * Makes the address that the link went to the account's. Links that set the password went to the former address,
     * which may be somebody else's by now: they end.
     * @param asked the language of the request, for an account without one
     * @throws CodedError token_invalid, email_taken
     */
    async confirmEmail(actor: Actor, token: string, asked: Language): Promise<void> {
      try {
        await acrossOrganisations(database, async (tx) => {
          const change = await queries.useEmailChange(tx, token);
          const user = change && (await accounts.userById(tx, change.userId));
          if (!change || !user) throw new CodedError("token_invalid");
          await queries.replaceEmail(tx, user.id, { from: user.email, to: change.email });
          await deletePasswordLinks(tx, user.id);
          const mail = addressChangedMail(user, config.brand)[user.language ?? asked];
          await queueMail(tx, queue, null, mail, { aboutUserId: user.id });
          await auditUser(tx, { ...actor, userId: user.id }, user.id, "email.changed");
        });
      } catch (error) {
        if (violatedUnique(error) === "user_email") throw new CodedError("email_taken");
        throw error;
      }
    },
  };
}
