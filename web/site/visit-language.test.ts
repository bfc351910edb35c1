import { expect, it } from "vitest";
import { betterLanguage } from "./visit-language.ts";

const visit = (language: "en" | "sw", path: string, headers: Record<string, string> = {}) =>
  betterLanguage(
    { language, path, pattern: path === "/nowhere" ? "*" : path },
    {
      cookie: headers.cookie ?? null,
      accepts: headers["accept-language"],
    },
  );

it("a visitor whose browser asks for Kiswahili gets it", () => {
  expect(visit("en", "/jobs", { "accept-language": "sw-KE,en;q=0.8" })).toBe("sw");
  expect(visit("en", "/jobs", { "accept-language": "en-GB,sw;q=0.8" })).toBeNull();
  expect(visit("en", "/jobs")).toBeNull();
});

it("what a visitor chose weighs more than the browser, and more than the address", () => {
  expect(visit("en", "/jobs", { cookie: "language=en", "accept-language": "sw" })).toBeNull();
  expect(visit("en", "/jobs", { cookie: "language=sw", "accept-language": "en" })).toBe("sw");
  expect(visit("sw", "/jobs", { cookie: "language=en" })).toBe("en");
});

it("an address in Kiswahili weighs more than the browser", () => {
  expect(visit("sw", "/jobs", { "accept-language": "en" })).toBeNull();
});

it("a page that exists in English only is shown in English", () => {
  expect(visit("sw", "/agents", { cookie: "language=sw" })).toBe("en");
  expect(visit("en", "/agents", { cookie: "language=sw" })).toBeNull();
});

it("an address that does not exist is said so in its language", () => {
  expect(visit("sw", "/nowhere")).toBeNull();
});
