import { describe, expect, it } from "vitest";
import { filterSearch, oneOf, pageOf, typedText, wholeNumber } from "./search-params.ts";

describe("what an address states", () => {
  it.each([
    ["7", 7],
    ["1", 1],
    ["10", 10],
    ["0", undefined],
    ["11", undefined],
    ["2.5", undefined],
    ["many", undefined],
    ["", undefined],
    [null, undefined],
  ])("is the whole number of %j between 1 and 10, if it is one", (text, number) => {
    expect(wholeNumber(text, 1, 10)).toBe(number);
  });

  it("is a choice only when it is offered, in that very writing", () => {
    expect(oneOf("Closed", ["Active", "Closed"])).toBe("Closed");
    expect(oneOf("closed", ["Active", "Closed"])).toBeUndefined();
    expect(oneOf(null, ["Active"])).toBeUndefined();
  });

  it.each([
    ["", 1],
    ["page=3", 3],
    ["page=0", 1],
    ["page=-2", 1],
    ["page=1e9", 1],
    ["page=two", 1],
  ])("is the page of ?%s", (search, page) => {
    expect(pageOf(new URLSearchParams(search))).toBe(page);
  });

  it("is what was typed, without the space around it and no longer than the server takes", () => {
    expect(typedText(new URLSearchParams("q=+loan+officer++"))).toBe("loan officer");
    expect(typedText(new URLSearchParams())).toBe("");
    expect(typedText(new URLSearchParams({ q: "a".repeat(500) }))).toHaveLength(200);
  });
});

describe("filterSearch", () => {
  it("drops empty values, blanks and 'all'", () => {
    const entries = [
      ["q", "  loan officer "],
      ["department", "all"],
      ["location", ""],
      ["sacco", "umoja"],
    ] as const;
    expect(filterSearch(entries)).toBe("?q=loan+officer&sacco=umoja");
    expect(filterSearch([["q", " "]])).toBe("");
  });
});
