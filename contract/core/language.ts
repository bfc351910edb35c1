import { preferenceCookie, readPreference } from "./preference-cookie.ts";

/** The languages of what visitors, applicants, members and candidates read (docs/decisions/031-languages.md). */
export const languages = ["en", "sw"] as const;
export type Language = (typeof languages)[number];

/** What staff screens are in, and whatever exists in one language only. */
export const defaultLanguage: Language = "en";

/** Each language by its own name. A map, since a browser needs the name of the language that it does not have. */
export const languageNames: ReadonlyMap<Language, string> = new Map([
  ["en", "English"],
  ["sw", "Kiswahili"],
]);

/** A value from a form, a cookie or a column, if it names a language. */
export function parseLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null;
}

/** Where the addresses of pages in Kiswahili begin. */
const prefix = "/sw";

/** The beginning of all addresses in a language, without a slash at its end: "" or `/sw`. */
export const languagePrefix = (language: Language): string => (language === "sw" ? prefix : "");

/** Takes the address of a page apart: `/sw/jobs` is `/jobs` in Kiswahili. */
export function readLanguagePath(pathname: string): { language: Language; path: string } {
  const rest = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : null;
  if (rest === "") return { language: "sw", path: "/" };
  // React Router asks for the data of `/sw` at `/sw.data`.
  if (rest?.startsWith("/") || rest?.startsWith(".data")) return { language: "sw", path: rest };
  return { language: defaultLanguage, path: pathname };
}

/** The address of a page in a language. @param path in English, with its query: `/jobs?page=2` */
export function languagePath(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return prefix + (path === "/" ? "" : path.replace(/^\/(?=[?#])/, ""));
}

/**
 * The first of our languages that an `Accept-Language` header asks for (RFC 9110, 12.5.4): `sw-KE,sw;q=0.9,en;q=0.8`
 * is Kiswahili. Null when it asks for none of them.
 */
export function acceptedLanguage(header: string | null | undefined): Language | null {
  const asked = (header ?? "").split(",").flatMap((part) => {
    const [range = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const language = parseLanguage(range.split("-")[0]);
    const quality = Number(parameters.find((text) => text.startsWith("q="))?.slice(2) ?? 1);
    return language && quality > 0 ? [{ language, quality }] : [];
  });
  return asked.sort((one, other) => other.quality - one.quality)[0]?.language ?? null;
}

/** The cookie that remembers which language somebody chose. */
const cookieName = "language";

/** The language that the visitor chose, from the request's cookies; null until one was chosen. */
export const chosenLanguage = (cookies: string | null | undefined): Language | null =>
  parseLanguage(readPreference(cookies, cookieName));

/** The `Set-Cookie` header that remembers a choice. */
export const setLanguageCookie = (language: Language): string => preferenceCookie(cookieName, language);
