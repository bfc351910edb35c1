import { maxText } from "../core/limits.ts";

/**
 * How much one person may write in a profile or an application. Each field has its limit, and what may grow in two
 * directions (texts of a list) one in all: everything that reads a person's words relies on them.
 * A long Kenyan CV with 40 years of work has some 15,000 characters.
 */
export const personLimits = {
  workExperiences: 30,
  /** Characters of one description. */
  description: maxText,
  /** Characters of all descriptions together. */
  descriptions: 40_000,
  skills: 60,
  /** Characters of one skill. */
  skill: 80,
} as const;

/** How much the reading of a CV may hold. The reader keeps to them, and a correction has to. */
export const readingLimits = {
  experience: 60,
  education: 40,
  skills: 200,
  referees: 10,
  /** Characters of a name, a post, an employer, a place. */
  line: 300,
  /** Characters of one description, and of the summary. */
  text: maxText,
  /** Characters of all descriptions together. */
  descriptions: 60_000,
} as const;

/** How many characters texts have in all. */
export const totalLength = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0);

/** The texts in their order as far as `limit` characters reach; what goes beyond is left out. */
export function upTo(texts: readonly string[], limit: number): string[] {
  let left = limit;
  return texts.map((text) => {
    const kept = text.slice(0, left);
    left -= kept.length;
    return kept;
  });
}
