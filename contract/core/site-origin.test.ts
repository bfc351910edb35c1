import { describe, expect, it } from "vitest";
import { originOf } from "./site-origin.ts";

describe("the origin of a typed address", () => {
  it.each([
    ["https://www.umoja.example/careers", "https://www.umoja.example"],
    ["WWW.Umoja.example", "https://www.umoja.example"],
    ["http://localhost:8080", "http://localhost:8080"],
  ])("of %s", (typed, origin) => {
    expect(originOf(typed)).toBe(origin);
  });

  it.each([
    "",
    "*",
    "https://*.example",
    "https://a.example; script-src *",
    "javascript:alert(1)",
    "a b.example",
    "'self'",
  ])("is not in %j", (typed) => {
    expect(originOf(typed)).toBeNull();
  });
});
