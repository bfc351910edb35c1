import { abandonedApplicationDays } from "#contract/core/limits.ts";

/** How long a browser remembers an application, in seconds: as long as it is kept. */
const maxAge = abandonedApplicationDays * 24 * 3600;

const nameOf = (slug: string): string => `joining-${encodeURIComponent(slug)}`;

/** The key of the application that was begun in this browser at a SACCO, from the `Cookie` header; null without one. */
export function knownKey(cookies: string | null, slug: string): string | null {
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim().split("="));
  const key = pairs.find(([name]) => name === nameOf(slug))?.[1];
  return key && /^[\w-]{10,200}$/.test(key) ? key : null;
}

/**
 * The `Set-Cookie` header that remembers an application. No script can read it.
 * @param key null to forget it
 * @param secure whether the page came by HTTPS
 */
export function knownCookie(slug: string, key: string | null, secure: boolean): string {
  const pair = `${nameOf(slug)}=${key ?? ""}; Path=/; Max-Age=${key ? maxAge : 0}; HttpOnly; SameSite=Lax`;
  return secure ? `${pair}; Secure` : pair;
}
