import { type Language, languages } from "#contract/core/language.ts";

/** What must not be said in a language, and what is said in its place. */
export interface Rule {
  language: Language;
  phrase: string;
  instead: string;
}

/** The rules in the tables of docs/glossary.md: English, Kiswahili, meaning, and what not to use in either. */
export function readGlossary(markdown: string): Rule[] {
  const rows = markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const terms = rows.filter(([english = ""]) => english !== "English" && !english.startsWith("-"));
  return terms.flatMap((cells) =>
    languages.flatMap((language, at) =>
      (cells[3 + at] ?? "")
        .split(";")
        .map((phrase) => phrase.trim())
        .filter(Boolean)
        .map((phrase) => ({ language, phrase, instead: cells[at] ?? "" })),
    ),
  );
}

/** Parts of a text that are no words of ours: placeholders, tags, addresses of mail and pages. */
const noWords = /\{[^{}]*\}|<\/?\w+>|\S+@\S+|https?:\/\/\S+/g;

/** A text as its words in small letters, a blank before and after each. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)
    .join(" ")} `;

/** Finds what a text says against the glossary: whole words, in capitals or not. */
export function againstGlossary(text: string, language: Language, rules: readonly Rule[]): Rule[] {
  const words = wordsOf(text.replace(noWords, " "));
  return rules.filter((rule) => rule.language === language && words.includes(wordsOf(rule.phrase)));
}

/** The names that keep their capital within a sentence, from their line in docs/glossary.md. */
export function readNames(markdown: string): Set<string> {
  const line = /^These names keep their capital .*: (.+)\.$/m.exec(markdown)?.[1];
  return new Set(line?.split(", "));
}

/** Words of a Kiswahili text that begin with a capital within a sentence and are no names. */
export const needlessCapitals = (text: string, names: ReadonlySet<string>): string[] =>
  (text.replace(noWords, " ").match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}\p{L}*/gu) ?? []).filter(
    (word) => !names.has(word),
  );
