import { describe, expect, it } from "vitest";
import { pageNumbers, searchForPage } from "./pages.ts";

describe("pageNumbers", () => {
  it("offers all of a few", () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4]);
  });

  it("leaves gaps in many", () => {
    expect(pageNumbers(1, 20)).toEqual([1, 2, null, 20]);
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pageNumbers(20, 20)).toEqual([1, null, 19, 20]);
  });
});

describe("searchForPage", () => {
  it("keeps filters and leaves out page 1", () => {
    expect(searchForPage("?status=interview&status=screening", 3)).toBe(
      "?status=interview&status=screening&page=3",
    );
    expect(searchForPage("?q=teller&page=3", 1)).toBe("?q=teller");
    expect(searchForPage("?page=3", 1)).toBe("");
  });
});
