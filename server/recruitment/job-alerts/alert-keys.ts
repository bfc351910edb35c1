import { createHmac, timingSafeEqual } from "node:crypto";
import { type Config, derivedKey, installationSecret } from "#server/config.ts";

const idBytes = 16;
const signatureBytes = 16;

export type AlertKeys = ReturnType<typeof createAlertKeys>;

/**
 * Keys in the links of an alert's mails: its id, signed with the installation's secret. They are kept nowhere and
 * never end, since each mail of years must be able to stop the next one. Those of a former secret open, too.
 */
export function createAlertKeys(config: Config) {
  const keys = [installationSecret(config), ...config.retiredSecrets].map((secret) =>
    derivedKey(secret, "job alerts"),
  );
  const signature = (key: Uint8Array, id: Uint8Array) =>
    createHmac("sha256", key).update(id).digest().subarray(0, signatureBytes);
  return {
    keyOf(id: string): string {
      const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
      return Buffer.concat([bytes, signature(keys[0] as Uint8Array, bytes)]).toString("base64url");
    },

    /** Which alert a key opens; null for what is none of ours. */
    read(key: string): string | null {
      const all = Buffer.from(key, "base64url");
      if (all.length !== idBytes + signatureBytes) return null;
      const [id, signed] = [all.subarray(0, idBytes), all.subarray(idBytes)];
      if (!keys.some((one) => timingSafeEqual(signature(one, id), signed))) return null;
      return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    },
  };
}
