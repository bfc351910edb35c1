import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Something found in a text, with its place in it. */
export interface Found {
  value: string;
  index: number;
  length: number;
}

// Bounded, and begun only where a word begins: hostile text must not make it slow.
const emailPattern =
  /(?<![\p{L}\d._%+'-])[\p{L}\d][\p{L}\d._%+'-]{0,63}(?:\s?@\s?|\s?[[(]at[\])]\s?)[\p{L}\d][\p{L}\d-]{0,62}(?:\.[\p{L}\d][\p{L}\d-]{0,62}){1,6}/giu;

/** E-mail addresses, lower case, also written `name @ host` or `name(at)host`. */
export function findEmails(text: string): Found[] {
  if (!/@|[[(]at[\])]/i.test(text)) return [];
  return [...text.matchAll(emailPattern)].map((match) => ({
    value: match[0]
      .toLowerCase()
      .replace(/\s?[[(]at[\])]\s?/, "@")
      .replace(/\s/g, ""),
    index: match.index,
    length: match[0].length,
  }));
}

/** Text before a number that says it is something else. */
const notPhone =
  /(?:\bbox|\bid\s*(?:no|number|card)?|\bpassport|\bkra|\bpin|\bserial|\bacc(?:oun)?t|\bnhif|\bnssf|\bregistration|\breg|\bindex|\bmember(?:ship)?|\bpractising|\blicen[cs]e|\bkitambulisho|\btsc|\bcode|[€$£])\s*(?:no|number|nambari|na)?\s*[.:#/-]*\s*[\w/-]*$/i;

/** Phone numbers as E.164; a number without a country code is Kenyan, unless only another country writes it so. */
export function findPhones(text: string): Found[] {
  if (text.replace(/\D/g, "").length < 9) return [];
  // "00" is how many write "+"; "(0)" after a country code is not dialled. Both keep the length of the text.
  const plain = text
    .replace(/(?<!\d)00(?=[1-9]\d{1,2}[\s-]?\d)/g, " +")
    .replace(/(\+\d{1,3}\s?)\(0\)/g, "$1   ")
    .replace(/(?<=\d\s?)[–—](?=\s?\d{3}(?!\d))/g, "-")
    .replace(/(?<!\d)(0[17]\d{2})\/(?=\d{3}[\s/-]?\d{3}(?!\d))/g, "$1-");
  return [...digitRuns(plain).flatMap((run) => phonesInRun(plain, run)), ...foreignPhones(plain)];
}

interface DigitGroup {
  text: string;
  index: number;
  end: number;
}

/** Digits with what people put between the groups of a number. */
const runPattern = /(?<![\p{L}\d@.])\(?\+?\s?\(?\d[\d\s().-]{6,}\d/gu;

function digitRuns(text: string): DigitGroup[][] {
  return [...text.matchAll(runPattern)].map((run) =>
    [...run[0].matchAll(/(?:\+\s?)?\(?\d+/g)].map((group) => {
      const index = run.index + group.index;
      return { text: group[0], index, end: index + group[0].length };
    }),
  );
}

/** Most digits of a number (E.164) and most groups that people write one in. */
const maxDigits = 15;
const maxGroups = 8;

/** From each group on, the longest sequence of groups that is a number; several may be in one run. */
function phonesInRun(text: string, groups: DigitGroup[]): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < groups.length; from++) {
    const first = groups[from];
    if (
      !first ||
      !/^\+|^\(?(?:0|254|[17])/.test(first.text) ||
      notPhone.test(text.slice(Math.max(0, first.index - 40), first.index))
    )
      continue;
    for (let to = Math.min(groups.length, from + maxGroups) - 1; to >= from; to--) {
      const value = dialled(groups.slice(from, to + 1));
      // `0712-345-xxx`: digits that somebody hid.
      if (!value || /^[\s-]?[x*]{2}/i.test(text.slice(groups[to]?.end ?? 0))) continue;
      found.push({ value, index: first.index, length: (groups[to]?.end ?? first.end) - first.index });
      from = to;
      break;
    }
  }
  return found;
}

/** The number that groups of digits make: one with a country code, or a Kenyan one; null when none. */
function dialled(groups: DigitGroup[]): string | null {
  const written = groups.map((group) => group.text).join("");
  const digits = written.replace(/\D/g, "");
  if (digits.length < 9 || digits.length > maxDigits) return null;
  const national = /^0/.test(digits) || /^254\d{9}$/.test(digits) || /^[17]\d{8}$/.test(digits);
  const international = written.trimStart().startsWith("+");
  if (!international && !national) return null;
  const number = parsePhoneNumberFromString(international ? `+${digits}` : digits, "KE");
  // Numbering plans change and examples use reserved numbers: a country code or a Kenyan shape is enough.
  const shaped = number?.isValid() || (international && digits.length > 9) || /^0[17]\d{8}$/.test(digits);
  return number?.isPossible() && shaped ? number.number : null;
}

/** National notations that no Kenyan number has: `(512) 555-0142` is American, `07700 900123` British. */
const foreignNotations = [
  {
    country: "US",
    pattern:
      /(?<![\d+/-])(?<!\+\d{1,3}[\s-]?)(?:1[-. ])?(?:\([1-9]\d{2}\)\s?|[1-9]\d{2}[-. ])\d{3}[-. ]{1,2}\d{4}(?![\d-])/g,
  },
  { country: "GB", pattern: /(?<![\d+])07\d{3}\s?\d{3}\s?\d{3}(?!\d)/g },
] as const;

function foreignPhones(text: string): Found[] {
  return foreignNotations.flatMap(({ country, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const number = parsePhoneNumberFromString(match[0], country);
      return number?.isPossible() && !notPhone.test(text.slice(Math.max(0, match.index - 40), match.index))
        ? [{ value: number.number, index: match.index, length: match[0].length }]
        : [];
    }),
  );
}
