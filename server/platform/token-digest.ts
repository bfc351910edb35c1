import { createHash, randomBytes } from "node:crypto";

/** The token of a link in a mail: 192 random bits, as written in an address. */
export const newToken = (): string => randomBytes(24).toString("base64url");

/**
 * What the database holds in place of a token: its SHA-256, in base64url. Tokens are random and long, so that
 * nobody finds one by trying; neither salt nor key is needed.
 */
export const tokenDigest = (token: string): string => createHash("sha256").update(token).digest("base64url");
