import { redirect, redirectDocument } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { defaultLanguage, type Language, languagePath } from "#contract/core/language.ts";
import { isTranslated } from "#contract/site/translated-pages.ts";

/**
 * For actions: leads on whoever has just signed in, in the language of their account where it has one, and to a page
 * that exists in English only in English. Another language is another document.
 * @param url of the sign-in page
 * @param language of the sign-in page
 * @param path where to, in English
 */
export function leadOn(url: URL, language: Language, user: Pick<User, "language">, path: string): Response {
  const wanted = isTranslated(path) ? (user.language ?? language) : defaultLanguage;
  return wanted === language ? redirect(path) : redirectDocument(url.origin + languagePath(wanted, path));
}
