import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { parseCookies } from "better-auth/cookies";

/**
 * What the names of our cookies begin with. Under https a browser takes a `__Host-` cookie from this very host
 * only, over an encrypted connection: no other machine of the domain, and nobody on the line, can plant one.
 */
export const cookiePrefix = (https: boolean): string => `${https ? "__Host-" : ""}ushirika`;

/** Name of the cookie that keeps a person signed in. */
export const sessionCookieName = (https: boolean): string => `${cookiePrefix(https)}.session_token`;

/** The token of a cookie's `token.signature`, if the signature was made with `secret`. */
function signedToken(value: string, secret: string): string | null {
  const dot = value.lastIndexOf(".");
  const token = value.slice(0, Math.max(dot, 0));
  const signature = Buffer.from(value.slice(dot + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
}

/** The token that a cookie of ours holds, if one of the secrets signed it. */
function cookieToken(cookie: string, cookieName: string, secrets: readonly string[]): string | null {
  const value = parseCookies(cookie).get(cookieName);
  if (!value) return null;
  for (const secret of secrets) {
    const token = signedToken(value, secret);
    if (token) return token;
  }
  return null;
}

/**
 * The session's token that a request carries as the product gave it away: a plain Bearer token, or one in a cookie
 * that one of the secrets signed. Null for everything else.
 */
export function sessionToken(
  { authorization, cookie }: IncomingHttpHeaders,
  cookieName: string,
  secrets: readonly string[],
): string | null {
  if (authorization) return /^bearer +([\w-]+)$/i.exec(authorization)?.[1] ?? null;
  return cookie ? cookieToken(cookie, cookieName, secrets) : null;
}

/**
 * Lets sessions outlive a change of the secret: a cookie that a former secret signed becomes the Bearer token
 * that it holds. Everything else passes as it is.
 */
export function acceptRetiredSignature(
  headers: IncomingHttpHeaders,
  cookieName: string,
  retiredSecrets: readonly string[],
): IncomingHttpHeaders {
  if (retiredSecrets.length === 0 || !headers.cookie || headers.authorization) return headers;
  const token = cookieToken(headers.cookie, cookieName, retiredSecrets);
  return token ? { ...headers, authorization: `Bearer ${token}` } : headers;
}
