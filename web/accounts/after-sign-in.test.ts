import { expect, it } from "vitest";
import type { Language } from "#contract/core/language.ts";
import { leadOn } from "./after-sign-in.ts";

const url = new URL("https://ushirika.example/jobs/login");

it.each<[Language, Language | null, string, string]>([
  ["en", null, "/jobs/dashboard", "/jobs/dashboard"],
  ["sw", null, "/jobs/dashboard", "/jobs/dashboard"],
  ["sw", "sw", "/jobs/dashboard", "/jobs/dashboard"],
  ["en", "sw", "/jobs?page=2", "https://ushirika.example/sw/jobs?page=2"],
  ["sw", "en", "/jobs/dashboard", "https://ushirika.example/jobs/dashboard"],
  ["sw", "sw", "/dashboard", "https://ushirika.example/dashboard"],
  ["en", "sw", "/dashboard", "/dashboard"],
])("from a page in %s, an account in %s and %s lead to %s", (language, own, path, location) => {
  const answer = leadOn(url, language, { language: own }, path);
  expect(answer.headers.get("location")).toBe(location);
  // Only the pages of one language are one document.
  expect(answer.headers.has("x-remix-reload-document")).toBe(location.startsWith("https:"));
});
