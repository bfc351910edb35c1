export type Theme = "light" | "dark";

/** A year, in seconds: how long a browser remembers the choice. */
const maxAge = 31_536_000;

/** A value from a form or a cookie, if it names a theme. */
export function parseTheme(value: unknown): Theme | null {
  return value === "light" || value === "dark" ? value : null;
}

/** The theme that the visitor chose, from the request's cookies; null follows the device. */
export function themeFrom(cookies: string | null): Theme | null {
  return parseTheme(/(?:^|;\s*)theme=(\w+)\s*(?:;|$)/.exec(cookies ?? "")?.[1]);
}

/** The `Set-Cookie` header that remembers a choice, so that the server renders the next page in it. */
export function themeCookie(theme: Theme): string {
  return `theme=${theme}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
}
