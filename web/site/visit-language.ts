import { type MiddlewareFunction, redirect } from "react-router";
import {
  acceptedLanguage,
  chosenLanguage,
  defaultLanguage,
  type Language,
  languagePath,
  readLanguagePath,
} from "#contract/core/language.ts";
import { isTranslated } from "#contract/site/translated-pages.ts";
import { pageLanguage } from "#web/lib/language.ts";

/** An address that does not exist is said so in every language. */
const notFound = "*";

/**
 * The language that a page should be in, where that is not the one it was asked for; null where it is.
 * @param path in English
 */
export function betterLanguage(
  { language, path, pattern }: { language: Language; path: string; pattern: string },
  { cookie, accepts }: { cookie: string | null; accepts: string | null | undefined },
): Language | null {
  if (!isTranslated(path))
    return language === defaultLanguage || pattern === notFound ? null : defaultLanguage;
  const chosen = chosenLanguage(cookie);
  // An address in Kiswahili is a wish by itself; one in English is what everybody is given.
  const wanted = chosen ?? (language === defaultLanguage ? acceptedLanguage(accepts) : null);
  return wanted === language ? null : wanted;
}

/** What says which language a visitor wants. */
const visitorOf = ({ headers }: Request) => ({
  cookie: headers.get("cookie"),
  accepts: headers.get("accept-language"),
});

/**
 * Leads a visitor to the page in their own language: the one they chose, else their browser's. Addresses with an
 * origin leave the pages of this language, so that React Router loads the document anew.
 */
export const visitLanguage: MiddlewareFunction<Response> = async (
  { request, url, pattern, context },
  next,
) => {
  const asksForData = new URL(request.url).pathname.endsWith(".data");
  const language = pageLanguage(context);
  const { path } = readLanguagePath(url.pathname);
  const better =
    request.method === "GET" ? betterLanguage({ language, path, pattern }, visitorOf(request)) : null;
  // Whoever moves from page to page has begun in a language and stays in it, wherever it exists.
  if (better && (!asksForData || !isTranslated(path))) {
    throw redirect(url.origin + languagePath(better, path + url.search), {
      headers: { vary: "accept-language, cookie", "cache-control": "private, no-store" },
    });
  }
  return next();
};
