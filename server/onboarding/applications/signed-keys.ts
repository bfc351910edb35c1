import { createHmac, timingSafeEqual } from "node:crypto";
import { type Config, derivedKey, installationSecret } from "#server/config.ts";

/** What a key opens: a row of an organisation. */
interface Signed {
  organisationId: string;
  id: string;
}

/** Two ids and a moment, before the signature. */
const contentBytes = 16 + 16 + 6;
const signatureBytes = 16;

const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");
const uuidOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/**
 * Keys that open one row for a while and are kept nowhere: what they open and until when is in them, signed with the
 * installation's secret. Those of a former secret open, too.
 * @param purpose keys of another purpose do not open
 */
export function createSignedKeys(config: Config, purpose: string, minutes: number) {
  const keys = [installationSecret(config), ...config.retiredSecrets].map((secret) =>
    derivedKey(secret, purpose),
  );
  const signature = (key: Uint8Array, content: Buffer) =>
    createHmac("sha256", key).update(content).digest().subarray(0, signatureBytes);
  return {
    make({ organisationId, id }: Signed, now = new Date()) {
      const expiresAt = new Date(now.getTime() + minutes * 60_000);
      const time = Buffer.alloc(6);
      time.writeUIntBE(expiresAt.getTime(), 0, 6);
      const content = Buffer.concat([uuidBytes(organisationId), uuidBytes(id), time]);
      const signed = signature(keys[0] as Uint8Array, content);
      return { key: Buffer.concat([content, signed]).toString("base64url"), expiresAt };
    },

    /** What a key opens, and until when; null for what is none of ours. */
    read(key: string): (Signed & { expiresAt: Date }) | null {
      const all = Buffer.from(key, "base64url");
      if (all.length !== contentBytes + signatureBytes) return null;
      const content = all.subarray(0, contentBytes);
      if (!keys.some((one) => timingSafeEqual(signature(one, content), all.subarray(contentBytes))))
        return null;
      return {
        organisationId: uuidOf(content.subarray(0, 16)),
        id: uuidOf(content.subarray(16, 32)),
        expiresAt: new Date(content.readUIntBE(32, 6)),
      };
    },
  };
}
