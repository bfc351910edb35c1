import { describe, expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

describe("initialsOf", () => {
  it("takes the first and the last name", () => {
    expect(initialsOf("Grace Wanjiku Mwangi")).toBe("GM");
    expect(initialsOf("  otieno ")).toBe("O");
    expect(initialsOf("Ékra Óla")).toBe("ÉÓ");
    expect(initialsOf("Grace Mwangi (sample)")).toBe("GM");
    expect(initialsOf("")).toBe("");
  });
});
