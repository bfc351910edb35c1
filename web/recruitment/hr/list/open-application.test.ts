import { describe, expect, it } from "vitest";
import { openApplication, searchForApplication } from "./open-application.ts";

const id = "0b0e7a3c-2f4d-4c7a-9a51-6f3f0f5f9d11";

describe("searchForApplication", () => {
  it("opens and closes the dialog and keeps the filters", () => {
    const open = searchForApplication("?status=interview&page=2", id);
    expect(open).toBe(`?status=interview&page=2&application=${id}`);
    expect(openApplication(new URLSearchParams(open))).toBe(id);
    expect(searchForApplication(open, null)).toBe("?status=interview&page=2");
  });

  it("opens one at a time", () => {
    expect(searchForApplication("?application=other", id)).toBe(`?application=${id}`);
    expect(searchForApplication(`?application=${id}`, null)).toBe("");
  });
});

describe("openApplication", () => {
  it("opens nothing for an empty value", () => {
    expect(openApplication(new URLSearchParams("?application="))).toBeNull();
  });
});
