import { type Language, languagePath, languages } from "#contract/core/language.ts";
import { type InLanguages, inEach, type Text } from "#contract/core/messages.ts";
import { isTranslated } from "#contract/site/translated-pages.ts";
import type { MailMessage } from "./message.ts";

/** A mail in each language; whoever queues it takes the one of its reader. */
export type MailInLanguages = InLanguages<MailMessage>;

/** Writes a mail once for each language, with the messages of that language. */
export const mailInEach = <T>(
  messages: InLanguages<T>,
  write: (t: T, language: Language) => MailMessage,
): MailInLanguages => inEach(messages, (t, language) => ({ ...write(t, language), language }));

/** Where a page is, in each language that it exists in. @param path in English, with its query: `/jobs?page=2` */
export const pageInEach = (origin: string, path: string): Text =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      origin + (isTranslated(path) ? languagePath(language, path) : path),
    ]),
  ) as Text;
