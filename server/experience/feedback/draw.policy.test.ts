import { expect, it } from "vitest";
import { drawnOn } from "./draw.policy.ts";

/** The working days of four weeks, over the end of a year. */
const days = Array.from({ length: 4 }, (_, week) =>
  ["14", "15", "16", "17", "18"].map((day) =>
    new Date(Date.parse(`2026-12-${day}`) + week * 7 * 86_400_000).toISOString().slice(0, 10),
  ),
).flat();

it.each([
  [0.1, 2],
  [0.45, 9],
  [1, 20],
  [3.25, 65],
  [0, 0],
])("draws %f a day evenly, %i in twenty days", (perDay, inAll) => {
  const drawn = days.map((day) => drawnOn(day, perDay));
  expect(drawn.reduce((sum, one) => sum + one, 0)).toBe(inAll);
  expect(Math.max(...drawn) - Math.min(...drawn)).toBeLessThanOrEqual(1);
});
