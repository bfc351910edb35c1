import { expect, it } from "vitest";
import { mapYielding } from "./yielding.ts";

it("gives everybody else a turn between items, and the results in order", async () => {
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  const seen: number[] = [];
  const results = await mapYielding(
    [1, 2, 3, 4],
    (item) => {
      seen.push(turns);
      return 10 * item;
    },
    0,
  );
  done = true;
  expect(results).toEqual([10, 20, 30, 40]);
  // Each item saw that something else had run since the one before.
  expect(new Set(seen).size).toBe(4);
});

it("gives nothing for no items", async () => {
  expect(await mapYielding([], () => 1)).toEqual([]);
});
