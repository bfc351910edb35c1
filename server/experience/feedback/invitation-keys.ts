import { createHmac } from "node:crypto";
import { type Config, derivedKey, installationSecret } from "#server/config.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";

/** Which invitation a key is of. */
interface Invited {
  organisationId: string;
  id: string;
}

/** Sixteen bytes as a UUID of version 8, whose bits mean what its maker says (RFC 9562, 5.8). */
function asUuid(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * Keys of the links by which members answer. A key is made of the invitation and the installation's secret, so that a
 * reminder carries the same link, while the database holds its digest only.
 */
export function invitationKeys(config: Config) {
  const keys = [installationSecret(config), ...config.retiredSecrets].map((secret) =>
    derivedKey(secret, "links of surveys"),
  );
  const made = (key: Uint8Array, { organisationId, id }: Invited): string =>
    asUuid(createHmac("sha256", key).update(`${organisationId} ${id}`).digest());
  return {
    /** The key of a new invitation. */
    keyFor: (of: Invited): string => made(keys[0] as Uint8Array, of),

    /** The key whose digest an invitation has; a new one where its secret is gone, or it is of before there were such. */
    keyOf: (of: Invited & { keyDigest: string | null }): string =>
      keys.map((key) => made(key, of)).find((key) => tokenDigest(key) === of.keyDigest) ??
      made(keys[0] as Uint8Array, of),
  };
}
