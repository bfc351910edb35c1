import { fillers, fixedHeadings, headingWords, type SectionKind } from "./lexicon/heading-words.ts";

export type { SectionKind };

const kindOfWord = new Map<string, SectionKind>();
for (const [kind, words] of headingWords) {
  for (const word of words.split(/\s+/)) if (word && !kindOfWord.has(word)) kindOfWord.set(word, kind);
}
const rank = new Map(headingWords.map(([kind], index) => [kind, index]));

/** `WORK  EXPERIENCE:` -> `work experience`; numbering, rules and colons around it are dropped. */
export function normaliseHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/&|\+|\//g, " and ")
    .replace(/'s\b/g, "")
    .replace(/^\s*(?:[ivx]+|\d+|[a-h])[.)]\s+/i, "")
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/** The word of headings that differs from a word in lower case by one letter at most; null when none does. */
export function nearestHeadingWord(word: string): string | null {
  if (kindOfWord.has(word)) return word;
  const near = [...kindOfWord.keys()].find(
    (other) =>
      other.length === word.length && [...other].filter((letter, at) => letter !== word[at]).length === 1,
  );
  return near ?? null;
}

/** Splits a text without spaces into known words, the longest first; null when it is not made of them. */
export function splitJoined(text: string, isWord: (word: string) => boolean): string[] | null {
  if (text === "") return [];
  if (text.length > 40) return null;
  for (let length = Math.min(text.length, 18); length > 0; length--) {
    const word = text.slice(0, length);
    if (!isWord(word)) continue;
    const rest = splitJoined(text.slice(length), isWord);
    if (rest) return [word, ...rest];
  }
  return null;
}

/** Nouns that end a heading whatever is before them: `Clinical experience`, `Commercial skills`. */
const headingNouns = new Set(
  "experience employment skills education qualifications competencies competences certifications references referees profile summary uzoefu elimu ujuzi".split(
    " ",
  ),
);

/** The section of a short text that ends like a heading but has words of its own; its style must confirm it. */
export function likelyHeadingKind(text: string): SectionKind | null {
  if (text.length > 40 || /[.;!?,\d]/.test(text)) return null;
  const words = normaliseHeading(text).split(" ");
  const last = words.at(-1) ?? "";
  if (words.length < 2 || words.length > 4 || !headingNouns.has(last)) return null;
  return kindOfWord.get(last) ?? null;
}

/** The fixed headings without their spaces, which letters set apart lose. */
const joinedHeadings = new Map(
  Object.entries(fixedHeadings)
    .filter(([heading]) => heading.includes(" "))
    .map(([heading, kind]) => [heading.replaceAll(" ", ""), kind]),
);

/** The section that a text announces; null when it is no heading. Style is not looked at here. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > 60 || /[.;!?]\s*$/.test(text) || /\d{3}/.test(text)) return null;
  const heading = normaliseHeading(text);
  if (heading === "") return null;
  const fixed = fixedHeadings[heading];
  if (fixed) return fixed;
  const words = heading.split(" ");
  // Spacing tears letters off: `WHAT I A M GOOD A T`.
  if (words.some((word) => word.length === 1)) {
    const joined = joinedHeadings.get(words.join(""));
    if (joined) return joined;
  }
  if (words.length >= 4 && words.every((word) => word.length === 1)) {
    return joinedKind(words.join(""));
  }
  if (words.length > 7) return null;
  // `edu cation`: letters of another colour are a run of their own.
  if (words.length === 2 && words.every((word) => !kindOfWord.has(word) && !fillers.has(word)))
    return kindOfWord.get(words.join("")) ?? null;
  if (words.length === 1)
    return (
      kindOfWord.get(heading) ??
      joinedHeadings.get(heading) ??
      (heading.length > 8 ? joinedKind(heading) : null)
    );
  return kindOfWords(words);
}

/** The kind of a heading from its words; null when one of them does not belong in a heading. */
function kindOfWords(words: string[]): SectionKind | null {
  let best: SectionKind | null = null;
  for (const word of words) {
    const kind = kindOfWord.get(word);
    if (!kind && !fillers.has(word)) return null;
    if (kind && (best === null || (rank.get(kind) ?? 0) < (rank.get(best) ?? 0))) best = kind;
  }
  // "Management information" and the like: these words announce personal details only with one that says whose.
  if (best === "personal" && words.length > 1 && !words.some((word) => personalWords.has(word))) return null;
  return best;
}

const personalWords = new Set(
  "personal bio biodata contact contacts my me binafsi yangu wangu mawasiliano".split(" "),
);

/** The kind of a heading whose words run together, as letter-spaced ones do: `EDUCATIONANDTRAINING`. */
function joinedKind(text: string): SectionKind | null {
  const words = splitJoined(text, (word) => kindOfWord.has(word) || fillers.has(word));
  if (!words) return null;
  return fixedHeadings[words.join(" ")] ?? kindOfWords(words);
}

/** The layout code's hint: is this short text a heading of a CV's main part? */
export function isSectionHeading(text: string): boolean {
  const kind = headingKind(text);
  return kind !== null && text.length < 45 && !/^\p{Ll}/u.test(text);
}
