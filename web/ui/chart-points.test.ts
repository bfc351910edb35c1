import { expect, it } from "vitest";
import { axisText, chartHeight, formatValue, isEmpty, seriesColour } from "./chart-points.ts";

it("gives each series a colour of its own", () => {
  expect(new Set([0, 1, 2, 3].map(seriesColour)).size).toBe(4);
  expect(seriesColour(4)).toBe(seriesColour(0));
});

it("draws bars as high as they are many, and all else in one height", () => {
  expect(chartHeight("bars", 6, 2)).toBeGreaterThan(chartHeight("bars", 6, 1));
  expect(chartHeight("bars", 0, 1)).toBe(chartHeight("bars", 2, 1));
  expect(chartHeight("line", 365, 3)).toBe(chartHeight("columns", 4, 1));
});

it("tells nothing measured from 0", () => {
  const points = (value: number | null) => [{ label: "May", values: [value] }];
  expect([null, undefined, 0, 4.83].map(formatValue)).toEqual(["–", "–", "0", "4.8"]);
  expect([points(null), points(0), points(3)].map((some) => isEmpty(some, true))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isEmpty(points(0), false)).toBe(false);
});

it("keeps what stands at an axis within its room", () => {
  expect([0, 60, -50, 1_500, 250_000, 1_500_000, 12_500_000].map(axisText)).toEqual([
    "0",
    "60",
    "−50",
    "1.5K",
    "250K",
    "1.5M",
    "12.5M",
  ]);
});
