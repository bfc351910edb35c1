import { describe, expect, it } from "vitest";
import { readSource, sourceFor, sourceInSearch, sourceLabel } from "./application-source.ts";

describe("the source of an application", () => {
  it.each([
    [undefined, { source: "board", sourceName: null }],
    ["", { source: "board", sourceName: null }],
    ["embed", { source: "embed", sourceName: null }],
    ["Careers_Page", { source: "careers_page", sourceName: null }],
    ["LinkedIn", { source: "link", sourceName: "linkedin" }],
    ["  Radio Jambo / 6 pm ", { source: "link", sourceName: "radio-jambo-6-pm" }],
    ["<script>", { source: "link", sourceName: "script" }],
  ])("is read from %j", (named, read) => {
    expect(readSource(named)).toEqual(read);
  });

  it.each(["import", "hr"])("is never %s by an address: that is staff's to say", (named) => {
    expect(readSource(named)).toEqual({ source: "link", sourceName: named });
  });

  it("is the board for the link of a proposed job, unless HR has proposed it", () => {
    expect(readSource("general")).toEqual({ source: "board", sourceName: null });
  });

  it("is found under both names in an address, the product's own first", () => {
    expect(sourceInSearch(new URLSearchParams("job=1"))).toBeNull();
    expect(sourceInSearch(new URLSearchParams("utm_source=Facebook&utm_medium=social"))).toBe("facebook");
    expect(sourceInSearch(new URLSearchParams("utm_source=facebook&source=embed"))).toBe("embed");
  });

  it("cannot grow", () => {
    expect(readSource("x".repeat(500)).sourceName).toHaveLength(40);
  });

  it("is named for staff", () => {
    expect(sourceLabel({ source: "link", sourceName: "linkedin" })).toBe("Shared link: linkedin");
    expect(sourceLabel({ source: "embed", sourceName: null })).toBe("Own website");
  });
});

it("is the import for who was imported, unless the address names another", () => {
  const imported = { imported: true };
  expect(sourceFor(undefined, imported)).toEqual({ source: "import", sourceName: null });
  expect(sourceFor("board", imported).source).toBe("board");
  expect(sourceFor("linkedin", imported)).toEqual({ source: "link", sourceName: "linkedin" });
  expect(sourceFor("import", { imported: false }).source).toBe("link");
  expect(sourceFor("", { imported: false }).source).toBe("board");
});
