import { describe, expect, it } from "vitest";
import { changeOf } from "./change.ts";

describe("a figure beside the one before", () => {
  it.each([
    [4.83, 4.61, { decimals: 1, good: "more" }, "+0.2 on the 30 days before", "success"],
    [70, 78, { good: "more" }, "−8 on the 30 days before", "danger"],
    [
      90,
      135,
      { write: (minutes: number) => `${minutes} min`, good: "less" },
      "−45 min on the 30 days before",
      "success",
    ],
    [147, 120, {}, "+27 on the 30 days before", "neutral"],
    [0, 0.4, {}, "As in the 30 days before", "neutral"],
    [4.8, null, { good: "more" }, "No figure in the 30 days before", "neutral"],
    [null, 4.8, { good: "more" }, "No figure in these days", "neutral"],
  ] as const)("%j after %j", (now, past, measure, text, tone) => {
    expect(changeOf(now, past, 30, measure)).toEqual({ text, tone });
  });
});
