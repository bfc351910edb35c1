import { expect, it } from "vitest";
import { chartHeight, seriesColour } from "./chart-points.ts";

it("gives each series a colour of its own", () => {
  expect(new Set([0, 1, 2, 3].map(seriesColour)).size).toBe(4);
  expect(seriesColour(4)).toBe(seriesColour(0));
});

it("draws bars as high as they are many, and all else in one height", () => {
  expect(chartHeight("bars", 6, 2)).toBeGreaterThan(chartHeight("bars", 6, 1));
  expect(chartHeight("bars", 0, 1)).toBe(chartHeight("bars", 2, 1));
  expect(chartHeight("line", 365, 3)).toBe(chartHeight("columns", 4, 1));
});
