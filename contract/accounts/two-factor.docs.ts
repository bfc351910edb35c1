import { describeSchema } from "../core/documentation.ts";
import { codeConfirmation, newBackupCodes, passwordConfirmation, twoFactor } from "./two-factor.ts";

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
];
