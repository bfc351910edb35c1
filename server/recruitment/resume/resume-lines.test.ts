import { describe, expect, it } from "vitest";
import { joinWords } from "./resume-lines.ts";

describe("joinWords", () => {
  it.each([
    ["limited working profi-", "ciency", "limited working proficiency"],
    ["a self-", "taught engineer", "a self-taught engineer"],
    ["Mombasa -", "Nairobi", "Mombasa - Nairobi"],
    ["Nairobi", "Kenya", "Nairobi Kenya"],
  ])("joins %s and %s", (text, next, joined) => {
    expect(joinWords(text, next)).toBe(joined);
  });
});
