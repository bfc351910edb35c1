import { describe, expect, it } from "vitest";
import { digestLines } from "./digest.ts";

describe("the lines of a digest", () => {
  it("say once what happened several times", () => {
    expect(
      digestLines(["New application for Teller", "Amina mentioned you", "New application for Teller"]),
    ).toEqual(["New application for Teller (2)", "Amina mentioned you"]);
  });

  it("are twenty at most, with the count of what is left out", () => {
    const lines = digestLines(Array.from({ length: 30 }, (_, index) => `Event ${index}`));
    expect(lines).toHaveLength(20);
    expect(lines.at(-1)).toBe("And 11 more");
  });
});
