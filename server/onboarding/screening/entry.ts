import { nameTokens } from "#server/platform/names/name-tokens.ts";
import { soundKey } from "#server/platform/names/sound-key.ts";
import { plainNumber } from "../comparison/compare-numbers.ts";

/** A person or number of a list. */
export interface ScreeningEntry {
  row: number;
  names: string[];
  numbers: string[];
  dateOfBirth: string;
  remarks: string;
}

/** Zeros at the beginning get lost in spreadsheets: a number is found with and without them. */
export const numberKey = (number: string): string => plainNumber(number).replace(/^0+(?=.)/, "");

const maxKey = 50;

/** By what a name is found. */
export const nameKeys = (name: string): string[] =>
  nameTokens(name).names.map((token) => `s ${soundKey(token).slice(0, maxKey)}`);

/** By what an entry is found, or a person is looked for: how names sound, and numbers. */
export const keysOf = (names: readonly string[], numbers: readonly string[]): string[] => [
  ...new Set([
    ...names.flatMap(nameKeys),
    ...numbers
      .map(numberKey)
      .filter(Boolean)
      .map((number) => `n ${number.slice(0, maxKey)}`),
  ]),
];
