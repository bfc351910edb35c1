import { expect, it } from "vitest";
import { formatMemberNumber } from "./member-number.ts";

it.each([
  ["{number:6}", 12_848, "012848"],
  ["UMJ-{number:5}", 7, "UMJ-00007"],
  ["UMJ/{year}/{number}", 7, "UMJ/2026/7"],
  ["{number:2}", 1234, "1234"],
])("%s with %i is %s", (pattern, number, written) => {
  expect(formatMemberNumber(pattern, number, "2026")).toBe(written);
});
