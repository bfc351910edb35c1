import { Languages } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { defaultLanguage, languageNames, languages } from "#contract/core/language.ts";
import { isTranslated } from "#contract/site/translated-pages.ts";
import { keepScroll, restoreScroll } from "#web/lib/kept-scroll.ts";
import { useLanguage } from "#web/lib/language.ts";
import { useDisclosure } from "./disclosure.ts";

const buttonClass =
  "inline-flex min-h-11 items-center gap-1.5 rounded-input px-1.5 text-sm sm:px-2 text-muted hover:bg-neutral-tint hover:text-ink";

/**
 * Leads to the same place in the other language: a document of its own, because a browser has the words of one language
 * only. What is typed is kept as whenever a page is left; the scroll is kept here.
 */
export function LanguageSwitch() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  useEffect(restoreScroll, []);
  // An address that does not exist is said so in Kiswahili, too.
  if (language === defaultLanguage && !isTranslated(pathname)) return <EnglishOnly />;
  const other = languages.find((one) => one !== language) ?? defaultLanguage;
  return (
    <form method="post" action="/language" onSubmit={keepScroll} className="flex">
      <input type="hidden" name="next" value={pathname + search} />
      <button type="submit" name="language" value={other} lang={other} className={buttonClass}>
        <Languages aria-hidden className="size-4.5 max-sm:hidden" />
        {languageNames.get(other)}
      </button>
    </form>
  );
}

/** Stands on English pages, for people who read Kiswahili: no message of a page in one language. */
const englishOnly = {
  english: "This page is in English only.",
  kiswahili: "Ukurasa huu upo kwa Kiingereza tu.",
  home: "Nenda mwanzo kwa Kiswahili",
};

/** Says on a page for managers of SACCOs, in both languages, that it is in English, and leads to what is in Kiswahili. */
function EnglishOnly() {
  const ref = useDisclosure();
  return (
    <details ref={ref} className="sm:relative">
      <summary className={`${buttonClass} list-none [&::-webkit-details-marker]:hidden`}>
        <Languages aria-hidden className="size-4.5 max-sm:hidden" />
        {languageNames.get(defaultLanguage)}
      </summary>
      <form
        method="post"
        action="/language"
        className="absolute inset-x-4 top-full animate-fade-in rounded-card border border-line bg-card p-4 text-sm shadow-float sm:inset-x-auto sm:right-0 sm:w-64"
      >
        <p>{englishOnly.english}</p>
        <p lang="sw" className="mt-2 text-muted">
          {englishOnly.kiswahili}
        </p>
        <input type="hidden" name="next" value="/" />
        <button
          type="submit"
          name="language"
          value="sw"
          lang="sw"
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
        >
          {englishOnly.home}
        </button>
      </form>
    </details>
  );
}
