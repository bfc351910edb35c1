import type { Language } from "./language.ts";
import { formatNumber } from "./numbers.ts";

/**
 * One thing in each language. A browser gets its own language only: the build takes the others out of every object
 * literal whose keys are exactly `en` and `sw` (tools/languages/language-files.ts). So code walks through the
 * languages that are there and never names one that might not be.
 */
export type InLanguages<T> = Readonly<Record<Language, T>>;

/** A sentence in each language. */
export type Text = InLanguages<string>;

/** A message that depends on a `{count}`. English and Kiswahili know one and other (Unicode CLDR). */
interface Plural {
  readonly one: string;
  readonly other: string;
}

type Template = string | Plural;
type Templates = Readonly<Record<string, Template>>;

/** The names in `{name}`. */
type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The names in `<name>words</name>`. */
type Tags<T extends string> = T extends `${string}</${infer Name}>${infer Rest}` ? Name | Tags<Rest> : never;

type Forms<T extends Template> = T extends Plural ? T["one"] | T["other"] : T;

type Argument<Name extends string> = Name extends "count" ? number : string | number;
type Arguments<Name extends string> = { readonly [K in Name]: Argument<K> };

/** A sentence, or a function of what its placeholders stand for. */
type Message<T extends Template> = T extends Plural
  ? (given: Arguments<Placeholders<Forms<T>> | "count">) => string
  : [Placeholders<Forms<T>>] extends [never]
    ? string
    : (given: Arguments<Placeholders<Forms<T>>>) => string;

/** The messages of one language. */
export type Dictionary<E extends Templates> = { readonly [K in keyof E]: Message<E[K]> };

export type Messages<E extends Templates> = InLanguages<Dictionary<E>>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** What a translation of `E` has to be: the same keys, kinds, placeholders and tags. The message says what differs. */
type Translation<E extends Templates, S> = {
  readonly [K in keyof E]: K extends keyof S
    ? S[K] extends Template
      ? Same<S[K] extends Plural ? true : false, E[K] extends Plural ? true : false> extends false
        ? `"${K & string}" has one and other in one language only`
        : Same<Placeholders<Forms<S[K]>>, Placeholders<Forms<E[K]>>> extends false
          ? `"${K & string}" has other placeholders`
          : Same<Tags<Forms<S[K]>>, Tags<Forms<E[K]>>> extends false
            ? `"${K & string}" has other tags`
            : S[K]
      : Template
    : Template;
} & { readonly [K in Exclude<keyof S, keyof E>]: never };

function filled(template: string, given: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name] ?? "";
    return name === "count" ? formatNumber(Number(value)) : String(value);
  });
}

function messageOf(template: Template) {
  if (typeof template !== "string") {
    return (given: Record<string, string | number>) =>
      filled(given.count === 1 ? template.one : template.other, given);
  }
  if (!template.includes("{")) return template;
  return (given: Record<string, string | number>) => filled(template, given);
}

/** The same in each language that is there. */
export function inEach<T, R>(
  things: InLanguages<T>,
  map: (thing: T, language: Language) => R,
): InLanguages<R> {
  return Object.fromEntries(
    Object.entries(things).map(([language, thing]) => [language, map(thing, language as Language)]),
  ) as InLanguages<R>;
}

/**
 * The messages of a feature in both languages: `{name}` stands for what is given, `{ one, other }` depends on
 * `{count}`, `<name>words</name>` marks what becomes a link or an emphasis. A translation that lacks a key, has one
 * too many, or differs in placeholders or tags does not compile.
 */
export function defineMessages<const E extends Templates, const S extends Templates>(messages: {
  en: E;
  sw: S & Translation<E, S>;
}): Messages<E> {
  return inEach<Templates, Dictionary<E>>(
    messages,
    (templates) =>
      Object.fromEntries(
        Object.entries(templates).map(([key, template]) => [key, messageOf(template)]),
      ) as Dictionary<E>,
  );
}

/** A sentence in each language, made of messages: `textOf(messages, (t) => t.jobClosed({ title }))`. */
export function textOf<E extends Templates>(
  messages: Messages<E>,
  say: (dictionary: Dictionary<E>, language: Language) => string,
): Text {
  return inEach(messages, say);
}

/** The English one, or that of the only language that this browser has. */
export const firstLanguage = <T>(things: InLanguages<T>): T => things.en ?? things.sw;

/** The one of a language, or of the only language that this browser has. */
export const inOneOf = <T>(things: InLanguages<T>, language: Language): T =>
  things[language] ?? firstLanguage(things);

/** What schemas say, by what they say in English. */
const said = new Map<string, Text>();

/**
 * A sentence for a schema, which knows no language: English, which `inLanguage` turns into another one where the
 * answer leaves. They are remembered: only for what schemas can say, never for what somebody sent.
 */
export function says(text: Text): string {
  const sentence = firstLanguage(text);
  said.set(sentence, text);
  return sentence;
}

/** What a schema said, in a language. A sentence that came from elsewhere stays as it is. */
export const inLanguage = (sentence: string, language: Language): string =>
  said.get(sentence)?.[language] ?? sentence;
