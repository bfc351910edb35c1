import { describe, expect, it } from "vitest";
import { changeText, periodOf, rangeSearch, readRange } from "./range.ts";

describe("the range in the address", () => {
  it.each(["", "?days=7", "?days=90", "?days=365"])("is kept: %j", (search) => {
    expect(rangeSearch(readRange(new URLSearchParams(search)))).toBe(search);
  });

  it.each(["?days=31", "?days=0", "?days=ninety", "?days="])("is the usual one for %s", (search) => {
    expect(readRange(new URLSearchParams(search))).toBe(30);
  });
});

describe("periodOf", () => {
  it("ends today in Nairobi, which begins before midnight in London", () => {
    const evening = new Date("2026-11-20T21:30:00Z");
    expect(periodOf(7, evening)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  });
});

describe("changeText", () => {
  it.each([
    [28, 25, "+12% on the 30 days before"],
    [5, 10, "-50% on the 30 days before"],
    [10, 10, "As many as in the 30 days before"],
    [10, 0, null],
  ])("sets %i beside %i", (value, before, text) => {
    expect(changeText(value, before, 30)).toBe(text);
  });
});
