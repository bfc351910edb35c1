import { dateIn } from "./dates.ts";
import { asDigit, editDistance, lettersOf } from "./fuzzy.ts";

/** A text as the value that it is, and how well its form fits: 1 is as it should be. */
export interface ReadValue {
  value: string;
  form: number;
}

export type ValueReader = (text: string) => ReadValue | null;

export const readDate: ValueReader = dateIn;

/** A number of so many digits, where a few letters may stand for the digits they look like. */
export const numberOf =
  (min: number, max: number): ValueReader =>
  (text) => {
    const characters = [...text.replace(/^(?:no|nr|n°)\.?\s*:?/i, "").replace(/[\s:;'_]|[.,-]$/g, "")];
    const digits = characters.map(asDigit);
    if (characters.length < min || characters.length > max || digits.includes(null)) return null;
    const wrong = characters.filter((character) => !/\d/.test(character)).length;
    if (wrong > 2) return null;
    const value = digits.join("");
    return { value, form: (1 - 0.15 * wrong) * (writtenDay.test(value) ? perhapsDay : 1) };
  };

/** A day, as `07 04 1968` is when its spaces are overlooked: one number of 2,000 looks like one, and what is left of it. */
const writtenDay = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/;
const perhapsDay = 0.5;

const sexes: readonly (readonly [string, readonly string[]])[] = [
  ["female", ["FEMALE", "F", "FEMININ", "MWANAMKE", "KIKE", "MKE", "KE"]],
  ["male", ["MALE", "M", "MASCULIN", "MWANAUME", "MWANAMUME", "KIUME", "MUME", "ME"]],
];

/** `M`, `FEMALE`, `KIKE / F`. */
export const readSex: ValueReader = (text) => {
  const words = text
    .split(/[^A-Za-z0-9]+/)
    .map(lettersOf)
    .filter((word) => word !== "");
  if (words.length === 0 || words.length > 3) return null;
  const known = new Set(
    words.flatMap((word) => sexes.flatMap(([sex, names]) => (names.includes(word) ? [sex] : []))),
  );
  if (known.size === 1) return { value: [...known][0] as string, form: 1 };
  const [word = ""] = words;
  const near = sexes.flatMap(([sex, names]) =>
    names.some((name) => name.length >= 4 && editDistance(name, word) === 1) ? [sex] : [],
  );
  // `MALE` and `FEMALE` are two letters apart.
  return words.length === 1 && near.length === 1 ? { value: near[0] as string, form: 0.85 } : null;
};

/** Digits in words are the letters that they look like, an `l` between capitals is an `I`; `J` and `|` stand as they are. */
const withoutDigits = (text: string) =>
  text.replace(/\d/g, (digit) => lettersOf(digit) || "").replace(/(?<=\p{Lu})l(?=\p{Lu})/gu, "I");

/**
 * Signs that the recognition puts where there are none, at the ends of words and between them. An apostrophe at the end
 * of `OCHIENG'` is the name's own, and beside one no space stands in `MURANG'A` and `M'MBIJIWE`.
 */
const clean = (text: string) =>
  text
    .replace(/[’`´]/g, "'")
    .replace(/[^\p{L}\d'\-/. ]/gu, " ")
    .replace(/(?<=\p{L}) '(?=\p{L})|(?<=(?:^|\s)M)' (?=\p{L})/gu, "'")
    .replace(/(?<=^|\s)['\-/.]+|(?<!NG)['\-/.]+(?=\s|$)|(?<=NG')['\-/.]+(?=\s|$)/gi, "")
    .replace(/\s+/g, " ")
    .trim();

/** What stands beside the labels of a passport in another language, and is nobody's name. */
const labelWord = /^(?:NOMS?|PR[EÉ]NOMS?|SURNAMES?|NAMES?|GIVEN NAMES?|JINA|MAJINA)$/iu;

/** Names as they are written. */
export const readName: ValueReader = (text) => {
  const before = clean(text).replace(/[./]/g, " ").replace(/\s+/g, " ").trim();
  const digits = before.replace(/\D/g, "").length;
  const value = withoutDigits(before);
  const letters = value.replace(/[^\p{L}]/gu, "").length;
  if (letters < 2 || digits > 2 || digits * 4 > letters || value.length > 80) return null;
  if (labelWord.test(value)) return null;
  return { value, form: 1 - 0.2 * digits };
};

/** No word in the name of a Kenyan county, district or town is longer: there a space was overlooked. */
const maxPlaceWordLength = 11;

export const compassPoints: readonly string[] = ["NORTH", "SOUTH", "EAST", "WEST", "CENTRAL"];

/** Districts are divided by the points of the compass: `KISII CENTRAL`, `NORTH UGENYA`, also where no space is seen. */
const withCompassApart = (text: string) =>
  text
    .replace(/(?<=\p{L}{3})(NORTH|SOUTH|EAST|WEST|CENTRAL)$/iu, " $1")
    .replace(/^(NORTH|SOUTH|EAST|WEST|CENTRAL)(?!LANDS|LEIGH|ERN|GATE)(?=\p{L}{4})/iu, "$1 ");

/** A place, which may have a slash or a number in it: `NAIROBI/WEST`. */
export const readPlace: ValueReader = (text) => {
  const seen = withoutDigits(clean(text).replace(/\./g, " ").replace(/\s+/g, " ").trim());
  const value = withCompassApart(seen);
  const digits = clean(text).replace(/\D/g, "").length;
  const letters = value.replace(/[^\p{L}]/gu, "").length;
  if (letters < 3 || digits > 2 || value.length > 60) return null;
  const isOverlooked =
    value !== seen || value.split(/[ /-]/).some((word) => word.length > maxPlaceWordLength);
  const overlooked = isOverlooked ? 0.3 : 0;
  return { value, form: Math.max(0, 1 - 0.2 * digits - overlooked) };
};

/** A taxpayer's number: a letter, nine digits, a letter. What looks alike is what its place asks for. */
export const readKraPin: ValueReader = (text) => {
  const plain = text.toUpperCase().replace(/[\s.,:;_-]/g, "");
  let best: ReadValue | null = null;
  for (let from = 0; from + 11 <= plain.length; from++) {
    const value = pinIn(plain.slice(from, from + 11));
    if (value && value.form > (best?.form ?? 0)) best = value;
  }
  return best;
};

function pinIn(text: string): ReadValue | null {
  if (!/^[A4P]/.test(text)) return null;
  const digits = [...text.slice(1, -1)].map(asDigit);
  const last = lettersOf(text.slice(-1));
  if (digits.includes(null) || last === "") return null;
  const value = `${text.startsWith("P") ? "P" : "A"}${digits.join("")}${last}`;
  const wrong = [...value].filter((character, index) => character !== text[index]).length;
  return wrong > 2 ? null : { value, form: 1 - 0.15 * wrong };
}

/** A number of a passport or card: letters, then digits. */
export const readDocumentNumber: ValueReader = (text) => {
  const value = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const digits = value.replace(/\D/g, "").length;
  return value.length >= 6 && value.length <= 10 && digits >= 5 ? { value, form: 1 } : null;
};
