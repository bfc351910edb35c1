import { preferenceCookie, readPreference } from "#contract/core/preference-cookie.ts";

export type Theme = "light" | "dark";

const cookieName = "theme";

/** A value from a form or a cookie, if it names a theme. */
export function parseTheme(value: unknown): Theme | null {
  return value === "light" || value === "dark" ? value : null;
}

/** The theme that the visitor chose, from the request's cookies; null follows the device. */
export const themeFrom = (cookies: string | null): Theme | null =>
  parseTheme(readPreference(cookies, cookieName));

/** The `Set-Cookie` header that remembers a choice, so that the server renders the next page in it. */
export const themeCookie = (theme: Theme): string => preferenceCookie(cookieName, theme);
