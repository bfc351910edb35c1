import { expect, it } from "vitest";
import { writtenCents } from "./written-amount.ts";

it.each([
  ["1,500.00", 150_000],
  ["KES 1,500", 150_000],
  ["Ksh. 200.5", 20_050],
  ["-200.00", -20_000],
  ["KES -200", -20_000],
  ["(1 200.75)", -120_075],
  ["45213600", 4_521_360_000],
  ["500/=", 50_000],
  ["0", 0],
  ["", null],
  ["(200", null],
  ["1.5.2", null],
  ["12a", null],
])("%s is %s cents", (text, cents) => expect(writtenCents(text)).toBe(cents));
