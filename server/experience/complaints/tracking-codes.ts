import { createHmac } from "node:crypto";
import { codeDigits } from "#contract/experience/complaint-form.ts";
import { type Config, derivedKey, installationSecret } from "#server/config.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";

/** Which complaint a code is of. */
interface Coded {
  organisationId: string;
  attemptKey: string;
}

export type TrackingCodes = ReturnType<typeof createTrackingCodes>;

/**
 * Codes by which members come back to their complaints. A code is made of the form's random key and the installation's
 * secret, so that it can be made again for a repeated submission and for a mail in weeks, while the database holds its
 * digest only.
 */
export function createTrackingCodes(config: Config) {
  const keys = [installationSecret(config), ...config.retiredSecrets].map((secret) =>
    derivedKey(secret, "tracking codes of complaints"),
  );
  const made = (key: Uint8Array, { organisationId, attemptKey }: Coded): string => {
    const digest = createHmac("sha256", key).update(`${organisationId} ${attemptKey}`).digest();
    return (BigInt(`0x${digest.toString("hex")}`) % 10n ** BigInt(codeDigits))
      .toString()
      .padStart(codeDigits, "0");
  };
  return {
    /** The code of a new complaint. */
    codeFor: (of: Coded): string => made(keys[0] as Uint8Array, of),

    /** The code whose digest a complaint has; null where it was made with a secret that nobody has any more. */
    codeOf: (complaint: Coded & { codeDigest: string }): string | null =>
      keys.map((key) => made(key, complaint)).find((code) => tokenDigest(code) === complaint.codeDigest) ??
      null,
  };
}
