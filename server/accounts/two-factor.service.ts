import { randomBytes } from "node:crypto";
import { backupCodeCount, type TwoFactor } from "#contract/accounts/two-factor.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { textOf } from "#contract/core/messages.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { resealed } from "#server/platform/sealing.ts";
import { auditUser } from "./account-audit.ts";
import { twoFactorMail } from "./account-changes.mail.ts";
import { accountMessages } from "./accounts.messages.ts";
import { userById } from "./accounts.queries.ts";
import { deleteOtherSessions } from "./own-sessions.queries.ts";
import type { Passwords } from "./password.service.ts";
import { asksForCode, digestOfCode, sealedName, wrongCode, wrongCodes } from "./second-step.service.ts";
import { base32, enrolmentUri, newSecret, stepOfCode } from "./totp.ts";
import * as queries from "./two-factor.queries.ts";
import { requiresCode } from "./two-factor-rule.queries.ts";

/** What is begun and not confirmed within the hour is forgotten. */
const pendingMillis = 3600 * 1000;

const isPending = (row: queries.AuthenticatorRow): boolean =>
  row.confirmedAt === null && row.createdAt.getTime() > Date.now() - pendingMillis;

/** 80 random bits in four groups: `k7mp-x9qr-3tzu-wa5f`. */
function newBackupCode(): string {
  const code = base32(randomBytes(10)).toLowerCase();
  return (code.match(/.{4}/g) ?? []).join("-");
}

/** Seals with the present SECRET what a former one sealed. */
export async function resealAuthenticators({ database, sealer }: Platform): Promise<void> {
  await acrossOrganisations(database, async (tx) => {
    for (const { userId, secret } of await queries.allSecrets(tx)) {
      const anew = resealed(sealer, sealedName(userId), secret);
      if (anew) await queries.updateAuthenticator(tx, userId, { secret: anew });
    }
  });
}

/** Two-factor sign-in as its owner turns it on and off. */
export function createTwoFactor(
  { config, database, limits, queue, sealer }: Platform,
  { confirmPassword }: Passwords,
) {
  const { brand } = config;

  async function describeTwoFactor(tx: Tx, { userId, principal }: SignedIn): Promise<TwoFactor> {
    const row = await queries.authenticatorOf(tx, userId);
    const secret = row && isPending(row) ? sealer.open(sealedName(userId), row.secret) : null;
    return {
      enabledAt: row?.confirmedAt?.toISOString() ?? null,
      backupCodesLeft: await queries.countBackupCodes(tx, userId),
      pending: secret ? { secret, uri: enrolmentUri(secret, brand.product, principal.email) } : null,
    };
  }

  async function renewCodes(tx: Tx, userId: string): Promise<string[]> {
    const codes = Array.from({ length: backupCodeCount }, newBackupCode);
    await queries.replaceBackupCodes(
      tx,
      userId,
      codes.map((code) => digestOfCode(userId, code)),
    );
    return codes;
  }

  /** Tells the person by mail: whoever took over the session did not. */
  async function tell(tx: Tx, userId: string, change: "on" | "off", asked: Language): Promise<void> {
    const user = await userById(tx, userId);
    if (!user) throw new CodedError("unauthenticated");
    await queueMail(tx, queue, null, twoFactorMail(user, change, brand)[user.language ?? asked]);
  }

  return {
    twoFactorOf: (actor: SignedIn) => acrossOrganisations(database, (tx) => describeTwoFactor(tx, actor)),

    /** @throws CodedError validation for a wrong password, conflict where it is on already, rate_limited */
    async beginTwoFactor(actor: SignedIn, { password }: { password: string }): Promise<TwoFactor> {
      await confirmPassword(actor, password);
      return acrossOrganisations(database, async (tx) => {
        const secret = sealer.seal(sealedName(actor.userId), newSecret());
        if (!(await queries.putSecret(tx, actor.userId, secret))) throw new CodedError("conflict");
        return describeTwoFactor(tx, actor);
      });
    },

    /**
     * Turns it on with a first code.
     * @param asked the language of the request, for an account without one
     * @returns the backup codes, for this one time
     * @throws CodedError validation for a wrong code, conflict where nothing was begun, rate_limited
     */
    async confirmTwoFactor(actor: SignedIn, code: string, asked: Language): Promise<string[]> {
      const { userId, principal } = actor;
      await limits.require(wrongCodes, [userId]);
      const codes = await acrossOrganisations(database, async (tx) => {
        const row = await queries.lockAuthenticator(tx, userId);
        if (!row || !isPending(row)) throw new CodedError("conflict");
        const lastStep = stepOfCode(sealer.open(sealedName(userId), row.secret), code, new Date(), null);
        if (lastStep === null) throw new CodedError("validation", undefined, { code: wrongCode });
        await queries.updateAuthenticator(tx, userId, { confirmedAt: new Date(), lastStep });
        await deleteOtherSessions(tx, userId, principal.sessionId);
        await tell(tx, userId, "on", asked);
        await auditUser(tx, actor, userId, "two_factor.enabled");
        return renewCodes(tx, userId);
      });
      await limits.forget(wrongCodes, userId);
      return codes;
    },

    /** @throws CodedError validation for a wrong password, conflict where it is off, rate_limited */
    async renewBackupCodes(actor: SignedIn, { password }: { password: string }): Promise<string[]> {
      await confirmPassword(actor, password);
      return acrossOrganisations(database, async (tx) => {
        if (!(await asksForCode(tx, actor.userId))) throw new CodedError("conflict");
        await auditUser(tx, actor, actor.userId, "two_factor.codes_renewed");
        return renewCodes(tx, actor.userId);
      });
    },

    cancelTwoFactor: (actor: SignedIn) =>
      acrossOrganisations(database, async (tx) => {
        await queries.deleteAuthenticator(tx, actor.userId, true);
        return describeTwoFactor(tx, actor);
      }),

    /** @throws CodedError validation for a wrong password, conflict where the organisation requires it, rate_limited */
    async disableTwoFactor(
      actor: SignedIn,
      { password }: { password: string },
      asked: Language,
    ): Promise<TwoFactor> {
      await confirmPassword(actor, password);
      return acrossOrganisations(database, async (tx) => {
        if (await requiresCode(tx, actor.userId)) {
          throw new CodedError(
            "conflict",
            textOf(accountMessages, (t) => t.codeRequired),
          );
        }
        if (await asksForCode(tx, actor.userId)) {
          await tell(tx, actor.userId, "off", asked);
          await auditUser(tx, actor, actor.userId, "two_factor.disabled");
        }
        await queries.deleteAuthenticator(tx, actor.userId);
        return describeTwoFactor(tx, actor);
      });
    },
  };
}
