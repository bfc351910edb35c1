import { createHmac } from "node:crypto";
import { handOverMinutes } from "#contract/onboarding/applications.ts";
import { type Config, derivedKey, installationSecret } from "#server/config.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { createSignedKeys } from "./signed-keys.ts";

/** Which application a key is of. */
interface Keyed {
  organisationId: string;
  clientId: string;
  keyDigest: string;
}

export type ApplicationKeys = ReturnType<typeof createApplicationKeys>;

/**
 * Keys of applications. A key is made of the browser's random id and the installation's secret, so that it can be made
 * again for a repeated first save and for a mail in months, while the database holds its digest only.
 */
export function createApplicationKeys(config: Config) {
  const secrets = [installationSecret(config), ...config.retiredSecrets];
  const linkKeys = secrets.map((secret) => derivedKey(secret, "membership applications"));
  const handOvers = createSignedKeys(config, "hand-overs of membership applications", handOverMinutes);
  const made = (key: Uint8Array, { organisationId, clientId }: Omit<Keyed, "keyDigest">) =>
    createHmac("sha256", key)
      .update(`${organisationId} ${clientId}`)
      .digest()
      .subarray(0, 24)
      .toString("base64url");
  const linkKey = linkKeys[0] as Uint8Array;
  return {
    /** The key of a new application. */
    keyFor: (of: Omit<Keyed, "keyDigest">): string => made(linkKey, of),

    /** The key whose digest an application has; null where it was made with a secret that nobody has any more. */
    keyOf: (application: Keyed): string | null =>
      linkKeys
        .map((key) => made(key, application))
        .find((key) => tokenDigest(key) === application.keyDigest) ?? null,

    /** A key that opens the documents of an application for some minutes. */
    handOver: handOvers.make,

    /** Whose documents a key opens, and until when; null for what is no hand-over of ours. */
    readHandOver: handOvers.read,
  };
}
