import type { ImportField } from "#contract/core/import.ts";

/** A heading as it is compared: `E-Mail_Address *` and `e mail address` are one. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Takes each field for the column whose heading means it: one that says exactly that, or else one that says more
 * (`Email of applicant`). No column is taken twice.
 * @returns the place of each field's column, from 0; fields that no heading means are left out
 */
export function guessMapping(
  headings: readonly string[],
  fields: readonly ImportField[],
): Record<string, number> {
  const free = new Map(headings.map((heading, place) => [place, plain(heading)]));
  const guessed = new Map<string, number>();
  const take = (fits: (heading: string, words: string) => boolean) => {
    for (const { name, label, aliases } of fields) {
      if (guessed.has(name)) continue;
      const words = [label, ...aliases].map(plain);
      const found = [...free].find(([, heading]) => words.some((one) => fits(heading, one)));
      if (!found) continue;
      guessed.set(name, found[0]);
      free.delete(found[0]);
    }
  };
  take((heading, words) => heading === words);
  take((heading, words) => ` ${heading} `.includes(` ${words} `));
  return Object.fromEntries(guessed);
}
