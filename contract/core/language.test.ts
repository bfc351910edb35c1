import { describe, expect, it } from "vitest";
import { acceptedLanguage, chosenLanguage, languagePath, readLanguagePath } from "./language.ts";

describe("the address of a page", () => {
  it.each([
    ["/", "en", "/"],
    ["/jobs", "en", "/jobs"],
    ["/swahili", "en", "/swahili"],
    ["/sw", "sw", "/"],
    ["/sw/", "sw", "/"],
    ["/sw/jobs", "sw", "/jobs"],
    ["/sw.data", "sw", ".data"],
  ])("%s is in %s", (pathname, language, path) => {
    expect(readLanguagePath(pathname)).toEqual({ language, path });
  });

  it.each([
    ["/", "/sw"],
    ["/?next=1", "/sw?next=1"],
    ["/jobs?page=2", "/sw/jobs?page=2"],
  ])("%s is %s in Kiswahili, and itself in English", (path, kiswahili) => {
    expect(languagePath("sw", path)).toBe(kiswahili);
    expect(languagePath("en", path)).toBe(path);
  });
});

it.each([
  ["sw-KE,sw;q=0.9,en;q=0.8", "sw"],
  ["en-GB,en;q=0.9,sw;q=0.8", "en"],
  ["fr,sw;q=0.3", "sw"],
  ["en;q=0.2, SW", "sw"],
  ["sw;q=0", null],
  ["fr, *;q=0.1", null],
  ["", null],
  [undefined, null],
] as const)("a browser that asks for %j gets %s", (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

it("what somebody chose is read from the cookies", () => {
  expect(chosenLanguage("theme=dark; language=sw; session=x")).toBe("sw");
  expect(chosenLanguage("language=fr")).toBeNull();
  expect(chosenLanguage(null)).toBeNull();
});
