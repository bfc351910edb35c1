const origin = "http://same.site";

/**
 * The address to go to after signing in, from a `next` parameter that anyone may have written.
 * Anything that is not a path on this site (another origin, `//host`, `/\host`, a control character,
 * `javascript:`) and the sign-in pages themselves answer `fallback`.
 */
export function safeNextPath(next: string | null | undefined, fallback: string): string {
  if (!next?.startsWith("/")) return fallback;
  let target: URL;
  try {
    target = new URL(next, origin);
  } catch {
    return fallback;
  }
  if (target.origin !== origin || target.pathname.startsWith("//")) return fallback;
  if (/^\/(jobs\/)?(login|logout|register)\/?$/.test(target.pathname)) return fallback;
  return target.pathname + target.search + target.hash;
}

/** The sign-in page that leads back to `target` afterwards. */
export function loginPath(target: Pick<URL, "pathname" | "search">, signIn = "/login"): string {
  return `${signIn}?${new URLSearchParams({ next: target.pathname + target.search })}`;
}
