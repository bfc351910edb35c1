import { expect, test } from "vitest";
import { parseShillings } from "./amounts.ts";

test("amounts are whole shillings, with or without separators", () => {
  expect(parseShillings("45,200")).toBe(4_520_000);
  expect(parseShillings(" 1 000 ")).toBe(100_000);
  expect(parseShillings("0")).toBe(0);
  for (const wrong of ["", "12.50", "-3", "KSh 5", "1234567890"]) {
    expect(parseShillings(wrong), wrong).toBeUndefined();
  }
});
