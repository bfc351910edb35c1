import { findPhoneNumbersInText, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Something found in a text, with its place in it. */
export interface Found {
  value: string;
  index: number;
  length: number;
}

const emailPattern =
  /[\p{L}\d][\p{L}\d._%+'-]*(?:\s?@\s?|\s?[[(]at[\])]\s?)[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)+/giu;

/** E-mail addresses, lower case, also written `name @ host` or `name(at)host`. */
export function findEmails(text: string): Found[] {
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

/** Phone numbers as E.164; a number without a country code is Kenyan. */
export function findPhones(text: string): Found[] {
  // "00" is how many write "+" ; "(0)" after a country code is not dialled. Both keep the length of the text.
  const plain = text
    .replace(/(?<!\d)00(?=[1-9]\d{1,2}[\s-]?\d)/g, " +")
    .replace(/(\+\d{1,3}\s?)\(0\)/g, "$1   ");
  return [...kenyanPhones(plain), ...foreignPhones(plain)];
}

/** National notations that no Kenyan number has: `(512) 555-0142` is American, `07700 900123` British. */
const foreignNotations = [
  {
    country: "US",
    pattern: /(?<![\d+/-])(?:1[-. ])?(?:\([1-9]\d{2}\)\s?|[1-9]\d{2}[-. ])\d{3}[-. ]\d{4}(?![\d-])/g,
  },
  { country: "GB", pattern: /(?<![\d+])07\d{3}\s?\d{3}\s?\d{3}(?!\d)/g },
] as const;

function foreignPhones(text: string): Found[] {
  return foreignNotations.flatMap(({ country, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const number = parsePhoneNumberFromString(match[0], country);
      return number?.isPossible() && !notPhone.test(text.slice(0, match.index))
        ? [{ value: number.number, index: match.index, length: match[0].length }]
        : [];
    }),
  );
}

/** Numbers with a country code, and Kenyan ones without. */
function kenyanPhones(plain: string): Found[] {
  return findPhoneNumbersInText(plain, { defaultCountry: "KE", extended: true })
    .filter(({ number, startsAt, endsAt }) => {
      const written = plain.slice(startsAt, endsAt).trim();
      const digits = written.replace(/\D/g, "");
      const dialled =
        /^\(?\s*(?:\+|0)/.test(written) || /^254\d{9}$/.test(digits) || /^[17]\d{8}$/.test(digits);
      // Numbering plans change and examples use reserved numbers: a country code or a Kenyan shape is enough.
      const shaped = number.isValid() || /^\(?\+/.test(written) || /^0[17]\d{8}$/.test(digits);
      return (
        dialled &&
        shaped &&
        number.isPossible() &&
        digits.length >= 9 &&
        !notPhone.test(plain.slice(0, startsAt))
      );
    })
    .map(({ number, startsAt, endsAt }) => ({
      value: number.number,
      index: startsAt,
      length: endsAt - startsAt,
    }));
}
