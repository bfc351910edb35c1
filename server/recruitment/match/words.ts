import { type Family, families, samePhrase, sameWord } from "./taxonomy.ts";

/** Words that say how good or how formal, never what. */
const fillers = new Set(
  "a an and of in on the to for with or using use skill knowledge experience good strong excellent advanced basic proficient proficiency ability able sound working management manage system".split(
    " ",
  ),
);

/** Light stemming: plural, `-ing` and `-ed` go; `marketing` and `market` meet. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith("ing")) return word.slice(0, -3);
  if (word.length > 5 && word.endsWith("ed")) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("is"))
    return word.slice(0, -1);
  return word;
}

function stemmedWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/['’]s?\b/g, "")
    .replace(/c\+\+/g, "cplusplus")
    .replace(/c#/g, "csharp");
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}

function table(lines: string): [meaning: string, variants: string[]][] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [meaning = "", variants = ""] = line.split(": ");
      return [meaning, variants.split(", ")];
    });
}

const wordMeaning = new Map(
  table(sameWord).flatMap(([meaning, variants]) =>
    variants.map((variant): [string, string] => [stem(variant), stem(meaning)]),
  ),
);

function meaningWords(text: string): string[] {
  return stemmedWords(text).map((word) => wordMeaning.get(word) ?? word);
}

/** A word of known phrases: the words that may follow it, and what the phrase means that ends with it. */
interface PhraseWord {
  next: Map<string, PhraseWord>;
  meaning?: string;
}

/** The words that known phrases begin with. */
const phrases: PhraseWord = { next: new Map() };
/** Skills of the table as they are read by people, with what stands for them among the meanings of a text. */
const knownSkills = table(samePhrase).map(([skill, variants]) => {
  const meaning = meaningWords(skill).join("_");
  for (const phrase of [skill, ...variants]) addPhrase(meaningWords(phrase), meaning);
  return { skill, meaning };
});

function addPhrase(words: readonly string[], meaning: string): void {
  let at = phrases;
  for (const word of words) {
    const next = at.next.get(word) ?? { next: new Map() };
    at.next.set(word, next);
    at = next;
  }
  at.meaning = meaning;
}

/** The longest known phrase that begins at a word, so that `member recruitment` is not read as `recruitment`. */
function phraseAt(words: readonly string[], from: number): { meaning: string; length: number } | null {
  let found: { meaning: string; length: number } | null = null;
  let at: PhraseWord | undefined = phrases;
  for (let length = 1; at; length += 1) {
    at = at.next.get(words[from + length - 1] ?? "");
    if (at?.meaning !== undefined) found = { meaning: at.meaning, length };
  }
  return found;
}

/**
 * The meanings a text is made of, in its order: stemmed words with synonyms resolved, known phrases as one
 * meaning (`loan appraisal` and `credit analysis` are both `credit_appraisal`), fillers left out.
 */
export function meanings(text: string): string[] {
  const words = meaningWords(text);
  const found: string[] = [];
  for (let index = 0; index < words.length; ) {
    const phrase = phraseAt(words, index);
    const meaning = phrase?.meaning ?? words[index] ?? "";
    if (!fillers.has(meaning)) found.push(meaning);
    index += phrase?.length ?? 1;
  }
  return found;
}

/** What stands for the skills of the taxonomy among the meanings of a text. */
const skillMeanings = new Map(knownSkills.map(({ skill, meaning }) => [meaning, skill]));

/** The meanings of a family's skills; none without a family. */
export const skillsOfFamily = (family: Family | null): string[] =>
  family === null ? [] : table(families[family]).map(([skill]) => skillOf(skill));

/** Whether a meaning is a skill of the taxonomy. */
export const isKnownSkill = (meaning: string): boolean => skillMeanings.has(meaning);

/** A skill of the taxonomy as people read it. */
export const readableSkill = (meaning: string): string => skillMeanings.get(meaning) ?? meaning;

/** The meaning of a skill of the taxonomy. */
export const skillOf = (skill: string): string => meaningWords(skill).join("_");

/** Skills of the table that a free text speaks of, as readable phrases in alphabetical order. */
export function knownSkillsIn(text: string): string[] {
  const said = new Set(meanings(text));
  return knownSkills
    .filter(({ meaning }) => said.has(meaning))
    .map(({ skill }) => skill)
    .sort();
}
