import { expect, it } from "vitest";
import { barWidth } from "./bar-width.ts";

it.each([
  [0, 0],
  [1, 10],
  [9, 90],
  [10, 100],
  [247, 100],
])("%i applications draw a bar of %i percent", (applications, width) => {
  expect(barWidth(applications)).toBe(width);
});
