import { describe, expect, it } from "vitest";
import {
  contrastInUse,
  contrastOf,
  isReadable,
  minContrast,
  readableOnDark,
  readableShade,
} from "./colour.ts";

describe("contrast", () => {
  it("is that of WCAG", () => {
    expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrastOf("#0f5c43", "#0f5c43")).toBe(1);
  });
});

describe("a colour of a brand", () => {
  it.each(["#0f5c43", "#1d4ed8", "#7a1f1f"])("%s stays as it is where it can be read", (colour) => {
    expect(isReadable(colour)).toBe(true);
    expect(readableShade(colour)).toBe(colour);
  });

  it.each(["#ffcc00", "#e8a317", "#ff0000", "#00ffff", "#ffffff", "#888888"])(
    "%s becomes the nearest shade that can be read, and no darker than that",
    (colour) => {
      const shade = readableShade(colour);
      expect(contrastInUse(shade)).toBeGreaterThanOrEqual(minContrast);
      expect(contrastInUse(shade)).toBeLessThan(minContrast + 0.4);
      expect(contrastOf("#ffffff", shade)).toBeGreaterThanOrEqual(minContrast);
    },
  );

  it.each(["#0f5c43", "#000000", "#1d4ed8", "#ffcc00"])("%s can be read on a dark page, too", (colour) => {
    expect(contrastOf(readableOnDark(colour), "#2c302a")).toBeGreaterThanOrEqual(minContrast);
  });
});
