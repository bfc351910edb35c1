import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { signInCode } from "./accounts.ts";
import { presentPassword } from "./own-account.ts";

/** Backup codes that a person gets. */
export const backupCodeCount = 10;

/** How a person signs in beside the password. */
export const twoFactor = z.object({
  /** Since when a code is asked for; null while none is. */
  enabledAt: z.iso.datetime().nullable(),
  backupCodesLeft: z.number().int(),
  /** What an authenticator app needs, until a first code has confirmed it; null while nothing was begun. */
  pending: z.object({ secret: z.string(), uri: z.string() }).nullable(),
});
export type TwoFactor = z.infer<typeof twoFactor>;

/** Shown once: nobody can read them again. */
export const newBackupCodes = z.object({ backupCodes: z.array(z.string()) });

export const passwordConfirmation = z.object({ password: presentPassword });

export const codeConfirmation = z.object({ code: signInCode });

const own = { access: "session" } as const;

export const twoFactorCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/account/two-factor",
    summary: "Whether signing in to my account asks for a code as well",
    ...own,
    answer: twoFactor,
  }),
  begin: defineCall({
    method: "POST",
    path: "/api/account/two-factor",
    summary:
      "Begin two-factor sign-in: answers what the authenticator app needs. Nothing changes before a code confirms it",
    ...own,
    body: passwordConfirmation,
    answer: twoFactor,
    errors: ["conflict", "rate_limited"],
    perMinute: 10,
  }),
  confirm: defineCall({
    method: "POST",
    path: "/api/account/two-factor/confirmation",
    summary:
      "Turn two-factor sign-in on with a first code, and get backup codes; ends every session but this one",
    ...own,
    body: codeConfirmation,
    answer: newBackupCodes,
    errors: ["conflict", "rate_limited"],
    perMinute: 20,
  }),
  renewCodes: defineCall({
    method: "POST",
    path: "/api/account/two-factor/backup-codes",
    summary: "Get new backup codes; the former ones end",
    ...own,
    body: passwordConfirmation,
    answer: newBackupCodes,
    errors: ["conflict", "rate_limited"],
    perMinute: 10,
  }),
  cancel: defineCall({
    method: "DELETE",
    path: "/api/account/two-factor/pending",
    summary: "Leave two-factor sign-in off: what the authenticator app was given ends",
    ...own,
    answer: twoFactor,
    perMinute: 20,
  }),
  disable: defineCall({
    method: "POST",
    path: "/api/account/two-factor/removal",
    summary: "Turn two-factor sign-in off",
    ...own,
    body: passwordConfirmation,
    answer: twoFactor,
    errors: ["conflict", "rate_limited"],
    perMinute: 10,
  }),
};
