import { maxPhone } from "./limits.ts";

/** What is needed of libphonenumber-js. */
type Parse = (
  text: string,
  options: { defaultCountry: "KE"; extract: false },
) => { number: string; isValid(): boolean } | undefined;

let parse: Parse | undefined;

/**
 * Checks phone numbers against the countries' numbering plans from now on. They are too large for a page that
 * only may be asked for a number: the server has them from its start, a browser once somebody turns to such a field.
 */
export function checkPhonesWith(parser: Parse): void {
  parse = parser;
}

/** A number in plain characters; null where anything is in it that no number is written with. */
function plainNumber(typed: string): string | null {
  if (typed.length > maxPhone) return null;
  // What is copied from elsewhere brings marks that nobody sees, and hyphens and spaces of other kinds.
  const plain = typed
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/\s/g, " ")
    .trim();
  const digits = plain.replace(/\D/g, "").length;
  return /^\+?[\d ()./-]+$/.test(plain) && digits >= 7 && digits <= 17 ? plain : null;
}

/**
 * A phone number as people write it, in E.164 (`+254712345678`); Kenyan unless it names its country, with `+` or
 * `00`. Null for what is no phone number. Until there is something to check with, anything shaped like one stays
 * as it is.
 */
export function readPhone(typed: string): string | null {
  const plain = plainNumber(typed);
  if (plain === null || !parse) return plain;
  const dialled = plain.replace(/^0{2,3}(?=[1-9])/, "+");
  const found = parse(dialled, { defaultCountry: "KE", extract: false });
  return found?.isValid() ? found.number : null;
}

/** Country calling codes of one and two digits; all others have three (ITU-T E.164, annex). */
const callingCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/;

/** A number in E.164 as people read it: `+254 712 345 678`. Anything else as it is. */
export function readablePhone(number: string): string {
  return number.replace(
    callingCode,
    (_, code: string, rest: string) => `+${code} ${rest.replace(/\d{3}(?=\d{3})/g, "$& ")}`,
  );
}
