import { nameTokens } from "#server/platform/names/name-tokens.ts";
import { soundKey } from "#server/platform/names/sound-key.ts";

/**
 * What a person's name is found by: how its names sound, whatever their order, spelling and case. It finds whom to look
 * at and never says that two are one.
 * @returns "" for a name of one word, which is many people's
 */
export function nameKey(name: string): string {
  const { names, generation } = nameTokens(name);
  if (names.length < 2) return "";
  return [...names.map(soundKey).toSorted(), generation ?? ""].join(" ").trim();
}

/** Whether two names are made of the same words, whatever their order and case. */
export function sameWords(one: string, other: string): boolean {
  const words = (name: string) => nameTokens(name).names.toSorted().join(" ");
  return words(one) === words(other);
}
