import { spellingOf } from "./spellings.ts";

/**
 * What is written in several ways and heard as one, in the order in which it is replaced. After Kenyan speech, not
 * English: l and r are one sound in many Bantu languages, f and v, e and i, o and u near ones; n and m before g, d, j, z
 * and b come and go (Wambui, Wabui); ng' is ng.
 */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/x/g, "ks"],
  [/ph/g, "f"],
  // "x" stands for the sound of ch and sh, which Kikuyu also writes c: Wacera, Wachera.
  [/sh|ch|c(?=[eiy])/g, "x"],
  [/ck|kh|c|q/g, "k"],
  [/gh/g, "g"],
  [/th|dh/g, "t"],
  [/ny/g, "nj"],
  [/n(?=[gdjz])|m(?=b)/g, ""],
  [/l/g, "r"],
  [/v/g, "f"],
  [/z/g, "s"],
  [/(?<=.)h/g, ""],
  [/[ae]i|[ae]y/g, "i"],
  [/[ey]/g, "i"],
  [/o/g, "u"],
  [/(.)\1+/g, "$1"],
];

/** Keys shorter than this would make one of too many names. */
const shortest = 3;

/**
 * How a name sounds: two names of one key may be heard as one. It finds candidates and never says that two are the same.
 * @param token in lower case, without apostrophes and marks
 */
export function soundKey(token: string): string {
  const key = sounds.reduce((word, [written, sound]) => word.replace(written, sound), spellingOf(token));
  const withoutEnd = key.replace(/[aiu]$/, "");
  return withoutEnd.length < shortest ? key : withoutEnd;
}
