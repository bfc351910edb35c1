import { createContext, useContext } from "react";
import { createContext as createRouterContext } from "react-router";
import { defaultLanguage, type Language, parseLanguage } from "#contract/core/language.ts";
import type { InLanguages } from "#contract/core/messages.ts";
import type { PageContext } from "./context.ts";

/** For loaders and actions: the language of the page that was asked for. */
export const languageContext = createRouterContext<Language>(defaultLanguage);

/** The language that a loader or action answers in. */
export const pageLanguage = (context: PageContext): Language => context.get(languageContext);

/** For components: the language of the page. Set where rendering begins, on the server and in the browser. */
export const LanguageContext = createContext<Language>(defaultLanguage);

/** The language of the page, for a component. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** What a feature says, in the language of the page: its messages, or anything else that exists in each. */
export const useMessages = <T>(messages: InLanguages<T>): T => messages[useLanguage()];

/** In a browser, outside of components: the language of the document, which never changes while it is open. */
export const documentLanguage = (): Language =>
  (typeof document === "undefined" ? null : parseLanguage(document.documentElement.lang)) ?? defaultLanguage;
