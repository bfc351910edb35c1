/** A year, in seconds: how long a browser remembers a choice. */
const maxAge = 31_536_000;

/** What a visitor chose before they had an account, from the `Cookie` header; undefined without a choice. */
export function readPreference(cookies: string | null | undefined, name: string): string | undefined {
  for (const pair of cookies?.split(";") ?? []) {
    const [key, value = ""] = pair.trim().split("=");
    if (key === name && /^\w+$/.test(value)) return value;
  }
  return undefined;
}

/** The `Set-Cookie` header that remembers a choice, so that the server renders the next page by it. */
export const preferenceCookie = (name: string, value: string): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
