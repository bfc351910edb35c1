/** A name of a post, an employer or a school is shorter than this; longer text is not looked at. */
export const maxPhrase = 160;

/** Words separated by white space, as a set. */
export function wordSet(words: string): Set<string> {
  return new Set(words.split(/\s+/).filter(Boolean));
}

/** Phrases separated by commas or newlines, as a set. */
export function phraseSet(phrases: string): Set<string> {
  return new Set(
    phrases
      .split(/[,\n]/)
      .map((phrase) => phrase.trim().toLowerCase())
      .filter(Boolean),
  );
}

/** Lower-case words of a text, letters and inner apostrophes only. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}']*/gu) ?? [];
}
