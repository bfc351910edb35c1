import { describe, expect, it } from "vitest";
import { smsParts } from "./sms.ts";

describe("what a text costs in SMS", () => {
  it("is one up to 160 letters, and one for each 153 of a longer text", () => {
    expect([0, 1, 160, 161, 306, 307].map((length) => smsParts("a".repeat(length)))).toEqual([
      0, 1, 1, 2, 2, 3,
    ]);
  });

  it("counts the signs that are sent as two", () => {
    expect(smsParts("€".repeat(80))).toBe(1);
    expect(smsParts("€".repeat(81))).toBe(2);
    expect(smsParts(`${"a".repeat(159)}[`)).toBe(2);
  });

  it("is dearer with one curly quote or emoji", () => {
    expect(smsParts(`${"a".repeat(69)}’`)).toBe(1);
    expect(smsParts(`${"a".repeat(70)}’`)).toBe(2);
    // An emoji is two units.
    expect(smsParts(`${"a".repeat(69)}🎉`)).toBe(2);
    expect(smsParts("é".repeat(160))).toBe(1);
  });
});
