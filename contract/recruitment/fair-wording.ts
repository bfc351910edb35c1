import { type WordingGround, wordingReasons, wordingRules } from "./fair-wording-rules.ts";

/** Words of an advert by which somebody could be kept out unlawfully. */
export interface WordingFind {
  /** Where it begins, in UTF-16 units. */
  start: number;
  /** Where it ends, exclusive. */
  end: number;
  text: string;
  ground: WordingGround;
  /** Why it does not belong there, as a sentence. */
  reason: string;
  /** What to write instead; empty to leave it out. */
  better: string;
}

/** Statements that nobody is kept out, and invitations to groups that are few: articles 27(6) and 54-56 of the Constitution. */
const inclusive =
  /\b(?:regardless|irrespective|without (?:regard|distinction|discrimination)|(?:not|never) discriminate|equal[- ]opportunit|any gender|all genders|(?:women|youths?|young people|(?:fe)?male candidates|persons? with disabilit\w+|people with disabilit\w+|pwds?)\b.{0,80}\bencouraged)/i;

/** Begin of each sentence with its text; line ends and full stops end one. */
function sentencesOf(text: string): { from: number; sentence: string }[] {
  return [...text.matchAll(/[^.!?\n\r]+/g)].map(({ index, 0: sentence }) => ({ from: index, sentence }));
}

function findsIn(sentence: string, from: number): WordingFind[] {
  if (inclusive.test(sentence)) return [];
  return wordingRules.flatMap(({ ground, pattern, better, unless }) =>
    unless?.test(sentence)
      ? []
      : [...sentence.matchAll(pattern)].map(({ index, 0: text }) => ({
          start: from + index,
          end: from + index + text.length,
          text,
          ground,
          reason: wordingReasons[ground],
          better: typeof better === "string" ? better : better(text),
        })),
  );
}

/**
 * Finds in a text of an advert what discriminates, in English and Kiswahili: by the Constitution of Kenya, article 27,
 * the Employment Act 2007, section 5, and the Data Protection Act 2019, section 25. In order, none over another.
 * It grows with the text's length: each rule looks a bounded way ahead.
 */
export function checkWording(text: string): WordingFind[] {
  const finds = sentencesOf(text)
    .flatMap(({ from, sentence }) => findsIn(sentence, from))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  let end = 0;
  return finds.filter((find) => {
    const apart = find.start >= end;
    if (apart) end = find.end;
    return apart;
  });
}

/** Closes the gaps that words leave which were taken out. */
export const withoutGaps = (text: string): string =>
  text.replace(/[ \t]{2,}/g, " ").replace(/ +([.,;:])/g, "$1");

/** The text with every find replaced by its better wording, or left out. */
export function fairer(text: string): string {
  let at = 0;
  const parts = checkWording(text).flatMap(({ start, end, better }) => {
    const before = text.slice(at, start);
    at = end;
    return [before, better];
  });
  return withoutGaps([...parts, text.slice(at)].join(""));
}
