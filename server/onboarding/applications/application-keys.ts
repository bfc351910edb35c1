import { createHmac, timingSafeEqual } from "node:crypto";
import { handOverMinutes } from "#contract/onboarding/applications.ts";
import { type Config, derivedKey, installationSecret } from "#server/config.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";

/** Which application a key is of. */
interface Keyed {
  organisationId: string;
  clientId: string;
  keyDigest: string;
}

/** What a hand-over's key says, before its signature. */
const handOverBytes = 16 + 16 + 6;
const signatureBytes = 16;

const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");
const uuidOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

export type ApplicationKeys = ReturnType<typeof createApplicationKeys>;

/**
 * Keys of applications. A key is made of the browser's random id and the installation's secret, so that it can be made
 * again for a repeated first save and for a mail in months, while the database holds its digest only.
 */
export function createApplicationKeys(config: Config) {
  const secrets = [installationSecret(config), ...config.retiredSecrets];
  const linkKeys = secrets.map((secret) => derivedKey(secret, "membership applications"));
  const handOverKeys = secrets.map((secret) => derivedKey(secret, "hand-overs of membership applications"));
  const made = (key: Uint8Array, { organisationId, clientId }: Omit<Keyed, "keyDigest">) =>
    createHmac("sha256", key)
      .update(`${organisationId} ${clientId}`)
      .digest()
      .subarray(0, 24)
      .toString("base64url");
  const signed = (key: Uint8Array, bytes: Buffer) =>
    createHmac("sha256", key).update(bytes).digest().subarray(0, signatureBytes);
  const [linkKey, handOverKey] = [linkKeys[0] as Uint8Array, handOverKeys[0] as Uint8Array];
  return {
    /** The key of a new application. */
    keyFor: (of: Omit<Keyed, "keyDigest">): string => made(linkKey, of),

    /** The key whose digest an application has; null where it was made with a secret that nobody has any more. */
    keyOf: (application: Keyed): string | null =>
      linkKeys
        .map((key) => made(key, application))
        .find((key) => tokenDigest(key) === application.keyDigest) ?? null,

    /** A key that opens the documents of an application for some minutes, and is kept nowhere. */
    handOver({ organisationId, id }: { organisationId: string; id: string }, now = new Date()) {
      const expiresAt = new Date(now.getTime() + handOverMinutes * 60_000);
      const time = Buffer.alloc(6);
      time.writeUIntBE(expiresAt.getTime(), 0, 6);
      const bytes = Buffer.concat([uuidBytes(organisationId), uuidBytes(id), time]);
      return { key: Buffer.concat([bytes, signed(handOverKey, bytes)]).toString("base64url"), expiresAt };
    },

    /** Whose documents a key opens, and until when; null for what is no hand-over of ours. */
    readHandOver(key: string): { organisationId: string; id: string; expiresAt: Date } | null {
      const all = Buffer.from(key, "base64url");
      if (all.length !== handOverBytes + signatureBytes) return null;
      const bytes = all.subarray(0, handOverBytes);
      const signature = all.subarray(handOverBytes);
      if (!handOverKeys.some((one) => timingSafeEqual(signed(one, bytes), signature))) return null;
      return {
        organisationId: uuidOf(bytes.subarray(0, 16)),
        id: uuidOf(bytes.subarray(16, 32)),
        expiresAt: new Date(bytes.readUIntBE(32, 6)),
      };
    },
  };
}
