import { expect, it } from "vitest";
import { typedNumber } from "./typed-number.ts";

it.each([
  ["12,500", 12_500],
  ["12 500", 12_500],
  ["0", 0],
  ["", Number.NaN],
  ["two", Number.NaN],
  ["-5", Number.NaN],
  ["1.5", Number.NaN],
])("%s is %d", (typed, number) => expect(typedNumber(typed)).toBe(number));
