import { describe, expect, it } from "vitest";
import { mondayOf } from "#server/platform/period.ts";
import { daysText, trendText } from "./statistics.service.ts";

describe("trendText", () => {
  it.each([
    [28, 25, "+12% this week"],
    [5, 10, "-50% this week"],
    [0, 4, "-100% this week"],
    [1001, 1000, "+0% this week"],
    [7, 7, "No change this week"],
    [0, 0, "No change this week"],
    [5, 0, "+5 this week"],
  ])("sets %i beside %i", (thisWeek, lastWeek, text) => {
    expect(trendText(thisWeek, lastWeek)).toBe(text);
  });
});

describe("daysText", () => {
  it.each([
    [0.2, "Less than a day"],
    [0.9, "1 day"],
    [17.6, "18 days"],
  ])("rounds %d", (days, text) => {
    expect(daysText(days)).toBe(text);
  });
});

describe("mondayOf", () => {
  it.each([
    ["2026-11-16", "2026-11-16"],
    ["2026-11-21", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2026-03-01", "2026-02-23"],
  ])("finds the week of %s", (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });
});
