import { describe, expect, it } from "vitest";
import { nameKey, sameWords } from "./name-key.ts";

describe("the key of a name", () => {
  it.each([
    ["Wanjiku Kamau", "KAMAU, Wanjiku"],
    ["Mohamed Abdi Noor", "Noor Muhammed Abdi"],
    ["Dr. Achieng' Otieno", "Otieno Achieng"],
    ["Philip Kiprotich", "Filip Kiprotich"],
  ])("is one for %s and %s", (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
    expect(nameKey(one)).not.toBe("");
  });

  it.each([
    ["Wanjiku Kamau", "Wanjiru Kamau"],
    ["Otieno Ouma", "Atieno Ouma"],
    ["John Mwangi junior", "John Mwangi"],
  ])("is another for %s and %s", (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it("is none for one word", () => {
    expect(["Wanjiku", "Mr Kamau", ""].map(nameKey)).toEqual(["", "", ""]);
  });

  it("is of words that are written alike, or not", () => {
    expect(sameWords("Wanjiku Kamau", "kamau wanjiku")).toBe(true);
    expect(sameWords("Mohamed Abdi", "Muhammed Abdi")).toBe(false);
  });
});
