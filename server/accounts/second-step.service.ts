import { CodedError } from "#contract/core/errors.ts";
import { says, textOf } from "#contract/core/messages.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { auditUser } from "./account-audit.ts";
import { accountMessages } from "./accounts.messages.ts";
import { stepOfCode } from "./totp.ts";
import * as queries from "./two-factor.queries.ts";

/** Wrong codes for one account from everywhere: of a million codes, three fit at any time. */
export const wrongCodes = { name: "two-factor codes", count: 30, seconds: 3600 };

export const wrongCode = says(textOf(accountMessages, (t) => t.wrongCode));

/** What an authenticator's secret is sealed for. */
export const sealedName = (userId: string): string => `authenticator ${userId}`;

/** Of a backup code as it is compared: without its hyphens. */
export const digestOfCode = (userId: string, code: string): string =>
  tokenDigest(`${userId} ${code.replaceAll("-", "")}`);

/** Whether a code is asked for beside the person's password. */
export async function asksForCode(tx: Tx, userId: string): Promise<boolean> {
  const row = await queries.authenticatorOf(tx, userId);
  return row !== null && row.confirmedAt !== null;
}

/**
 * Takes the code that was typed beside the right password: of the app, or a backup code. Either works once.
 * @throws CodedError two_factor_required without a code, validation at `code` for a wrong one, rate_limited
 */
export async function takeCode(
  { database, limits, sealer }: Pick<Platform, "database" | "limits" | "sealer">,
  actor: Actor,
  userId: string,
  code: string | undefined,
): Promise<void> {
  if (!code) throw new CodedError("two_factor_required");
  await limits.require(wrongCodes, [userId]);
  const fits = await acrossOrganisations(database, async (tx) => {
    const row = await queries.lockAuthenticator(tx, userId);
    if (!row) return true;
    const step = stepOfCode(sealer.open(sealedName(userId), row.secret), code, new Date(), row.lastStep);
    if (step !== null) {
      await queries.updateAuthenticator(tx, userId, { lastStep: step });
      return true;
    }
    if (!(await queries.takeBackupCode(tx, userId, digestOfCode(userId, code)))) return false;
    await auditUser(tx, { ...actor, userId }, userId, "two_factor.code_used");
    return true;
  });
  if (!fits) throw new CodedError("validation", undefined, { code: wrongCode });
  await limits.forget(wrongCodes, userId);
}
