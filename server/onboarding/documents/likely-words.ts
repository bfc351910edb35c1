import { commonNames } from "#server/platform/names/common-names.ts";
import { formerDistricts, kenyanPlaces } from "#server/platform/names/kenyan-places.ts";
import { spellingLines } from "#server/platform/names/spellings.ts";
import { compassPoints } from "./values.ts";

/** Capitals that recognition takes for each other, on bad copies twice in the same way. */
const alike = ["oqdcg", "iltj", "uvy", "hnm", "bpr", "ef", "kx"];

/** Shorter words are initials and particles, of which nothing can be told. */
const shortest = 3;
/** Of shorter ones too many are another word without a letter. */
const longEnough = 5;

interface Lexicon {
  words: ReadonlySet<string>;
  /** Two letters side by side, the ends of words among them. */
  pairs: ReadonlySet<string>;
  /** Words without one of their letters. */
  shortened: ReadonlySet<string>;
}

/** Words of a text by their letters alone: `Ng'ang'a` is `nganga`. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{M}']/gu, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortest);

const pairsOf = (word: string): string[] =>
  [...` ${word}`].map((letter, index) => letter + (word[index] ?? " "));

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);

function lexiconOf(texts: Iterable<string>): Lexicon {
  const words = new Set([...texts].flatMap(wordsOf));
  const long = [...words].filter((word) => word.length >= longEnough);
  return {
    words,
    pairs: new Set([...words].flatMap(pairsOf)),
    shortened: new Set(long.flatMap((word) => [...word].map((_, at) => without(word, at)))),
  };
}

const names = lexiconOf([...commonNames, ...spellingLines.flat()]);
const ofPlaces = lexiconOf([...kenyanPlaces, ...formerDistricts, ...compassPoints]);
// Too few to say by themselves what cannot stand in one.
const places = { ...ofPlaces, pairs: new Set([...ofPlaces.pairs, ...names.pairs]) };

/** Words that differ from a word in one letter that looks like it. */
const lookalikes = (word: string): string[] =>
  [...word].flatMap((letter, at) =>
    alike
      .filter((group) => group.includes(letter))
      .flatMap((group) => [...group])
      .map((other) => word.slice(0, at) + other + word.slice(at + 1)),
  );

/**
 * Whether a word can have been read rightly: it is known, or it has only letters side by side that known ones have, and
 * is no known one with a letter misread, lost or doubled. Most names are not known and likely all the same.
 */
function isLikely(word: string, { words, pairs, shortened }: Lexicon): boolean {
  if (words.has(word)) return true;
  if (!pairsOf(word).every((pair) => pairs.has(pair))) return false;
  if (shortened.has(word) || lookalikes(word).some((other) => words.has(other))) return false;
  return ![...word].some((letter, at) => letter === word[at + 1] && words.has(without(word, at)));
}

/** Whether each word can be one of a name in Kenya. `QLUOCH` cannot: no Q stands before an L, and it looks like `OLUOCH`. */
export const isLikelyName = (name: string): boolean => wordsOf(name).every((word) => isLikely(word, names));

/** Whether each word of a name is one that many have. */
export const isKnownName = (name: string): boolean => wordsOf(name).every((word) => names.words.has(word));

/** Parts of a word that are names have at least so many letters: shorter ones stand in many. */
const minPartLength = 4;

/** All ways to take a text for names side by side. */
function waysApart(letters: string): string[][] {
  if (letters === "") return [[]];
  const ways: string[][] = [];
  for (let end = minPartLength; end <= letters.length; end++) {
    const first = letters.slice(0, end);
    if (!names.words.has(first.toLowerCase())) continue;
    ways.push(...waysApart(letters.slice(end)).map((rest) => [first, ...rest]));
  }
  return ways;
}

/**
 * A name with the spaces that the recognition swallowed: `MUGOATIENO` is two names that many have. Only where there is
 * one way to part a word that is none itself.
 */
export const parted = (name: string): string =>
  name
    .split(" ")
    .flatMap((word) => {
      if (names.words.has(word.toLowerCase())) return [word];
      const ways = waysApart(word);
      return ways.length === 1 ? (ways[0] ?? []) : [word];
    })
    .join(" ");

/** A letter by itself: the end of a label, or the beginning of the next word. */
const letterAlone = /(^|\s)\p{L}(\s|$)/u;

/** Whether each word can be one of a place in Kenya, and no letter stands alone as none does in their names. */
export const isLikelyPlace = (place: string): boolean =>
  !letterAlone.test(place) && wordsOf(place).every((word) => isLikely(word, places));
