import type { FieldComparison } from "#contract/onboarding/comparison.ts";
import { reason } from "./reasons.ts";

/** A number as written, without what people and printers put between its digits: `12 345-678` is `12345678`. */
export const plainNumber = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Letters that readers of pictures see in place of digits. */
const digits: Record<string, string> = {
  O: "0",
  Q: "0",
  D: "0",
  I: "1",
  L: "1",
  Z: "2",
  S: "5",
  G: "6",
  B: "8",
};
const asDigits = (text: string): string => text.replace(/[OQDILZSGB]/g, (letter) => digits[letter] ?? letter);

const withoutZeros = (text: string): string => text.replace(/^0+(?=.)/, "");

/** Whether one is the other with two neighbours exchanged. */
function areExchanged(one: string, other: string): boolean {
  const at = [...one].findIndex((digit, place) => digit !== other[place]);
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/**
 * Compares two numbers of documents (ID, passport, PIN, serial number). Every digit counts: another number is another
 * person's, and only how it may have come about is said beside it.
 */
export function compareNumbers(typedText: string, readText: string): FieldComparison {
  const [typed, read] = [plainNumber(typedText), plainNumber(readText)];
  if (typed === "" || read === "") {
    return { outcome: "not_comparable", score: 0, reasons: [reason("nothing_to_compare")] };
  }
  if (typed === read) return { outcome: "same", score: 1, reasons: [reason("equal")] };
  if (withoutZeros(typed) === withoutZeros(read)) {
    return { outcome: "likely", score: 0.9, reasons: [reason("leading_zeros")] };
  }
  if (asDigits(typed) === asDigits(read)) {
    return { outcome: "likely", score: 0.85, reasons: [reason("letters_for_digits")] };
  }
  const isNear = typed.length === read.length;
  if (isNear && areExchanged(typed, read)) {
    return { outcome: "differs", score: 0.6, reasons: [reason("digits_exchanged")] };
  }
  if (isNear && [...typed].filter((digit, place) => digit !== read[place]).length === 1) {
    return { outcome: "differs", score: 0.5, reasons: [reason("one_digit_differs")] };
  }
  return { outcome: "differs", score: 0, reasons: [reason("other_number")] };
}
