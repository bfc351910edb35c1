import { describe, expect, it } from "vitest";
import { isSameValues } from "./same-values.ts";

describe("two states of a form", () => {
  it.each([
    ["an empty field", { name: "Amina", phone: "" }, { name: "Amina" }],
    ["a choice that was not made", { level: undefined, moves: false }, {}],
    ["another order of fields", { name: "Amina", phone: "1" }, { phone: "1", name: "Amina" }],
    [
      "an entry with empty fields",
      { jobs: [{ company: "Umoja", end: "" }] },
      { jobs: [{ company: "Umoja" }] },
    ],
  ])("are the same with %s", (_, one, other) => {
    expect(isSameValues(one, other)).toBe(true);
  });

  it.each([
    ["another text", { name: "Amina" }, { name: "Aminah" }],
    ["an entry more, though it is empty", { jobs: [{ company: "" }] }, { jobs: [] }],
    ["another order of entries", { skills: ["Audit", "Excel"] }, { skills: ["Excel", "Audit"] }],
    ["a choice that was made", { moves: true }, { moves: false }],
  ])("differ with %s", (_, one, other) => {
    expect(isSameValues(one, other)).toBe(false);
  });
});
