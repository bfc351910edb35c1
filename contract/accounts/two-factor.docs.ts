import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { codeConfirmation, newBackupCodes, passwordConfirmation, twoFactor } from "./two-factor.ts";
import { twoFactorRule, twoFactorRuleCalls, twoFactorRuleInput } from "./two-factor-rule.ts";

export const twoFactorDocs = [
  describeSchema(twoFactor, "TwoFactor", "How a person signs in beside the password.", {
    enabledAt: ["Since when a code is asked for; null while none is.", "2026-11-21T08:00:00.000Z"],
    backupCodesLeft: ["Backup codes that were not used yet.", 10],
    pending: ["What the authenticator app needs, until a first code has confirmed it."],
  }),
  describeSchema(twoFactor.shape.pending.unwrap(), "TwoFactorSecret", "What an authenticator app needs.", {
    secret: ["The secret, to type into the app.", "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"],
    uri: ["The same as an address, for a QR code.", "otpauth://totp/Ushirika:amina@example.co.ke?secret=..."],
  }),
  describeSchema(newBackupCodes, "BackupCodes", "Codes for the day on which the phone is lost.", {
    backupCodes: ["Each opens the account once. Shown this once only.", ["k7mp-x9qr-3tzu-wa5f"]],
  }),
  describeSchema(
    passwordConfirmation,
    "PasswordConfirmation",
    "The person who is signed in shows who they are.",
    {
      password: ["The present password.", "Karibu-2026!"],
    },
  ),
  describeSchema(codeConfirmation, "CodeConfirmation", "A code of the authenticator app.", {
    code: ["Six digits.", "492039"],
  }),
  describeSchema(twoFactorRuleInput, "TwoFactorRuleInput", "Who has to sign in with a code.", {
    roles: ["Whoever holds one of these; nobody where there is none.", ["owner"]],
    graceDays: ["Days that a person has to set it up.", 14],
  }),
  describeSchema(twoFactorRule, "TwoFactorRule", "Who has to sign in with a code, and how far that is.", {
    roles: ["Whoever holds one of these; nobody where there is none.", ["owner"]],
    graceDays: ["Days that a person has to set it up.", 14],
    since: ["When it was decided; null without a rule.", "2026-11-21T08:00:00.000Z"],
    covered: ["How many people it holds for.", 4],
    missing: ["How many of them have not set it up.", 1],
  }),
  describeSchema(twoFactorRuleCalls.reset.params, "TwoFactorRemovalPath", "Whose second factor.", {
    id: ["Id of the person.", exampleId],
  }),
];
