import { expect, it } from "vitest";
import { typedCents } from "./typed-money.ts";

it.each([
  ["45,200", 4_520_000],
  ["45 200.5", 4_520_050],
  ["KES 200", 20_000],
  ["0", 0],
  ["", Number.NaN],
  ["-5", Number.NaN],
  ["1.234", Number.NaN],
])("%s is %d cents", (typed, cents) => expect(typedCents(typed)).toBe(cents));
