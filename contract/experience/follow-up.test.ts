import { expect, it } from "vitest";
import { followUpOf } from "./survey-scales.ts";

it.each([
  [{}, null],
  [{ csat: 2, nps: 9 }, "improve"],
  [{ csat: 5, nps: 7 }, "better"],
  [{ csat: 5, nps: 10, ces: 7 }, "praise"],
  [{ csat: 5, nps: 10, ces: 2 }, "hard"],
  [{ csat: 5, ces: 5 }, "easier"],
  [{ ces: 6 }, "easy"],
  // The satisfaction is as low: it comes first.
  [{ csat: 1, ces: 1 }, "improve"],
] as const)("asks after %j: %s", (scores, question) => {
  expect(followUpOf(scores)).toBe(question);
});
