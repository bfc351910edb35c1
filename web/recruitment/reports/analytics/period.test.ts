import { describe, expect, it } from "vitest";
import { firstDay, periodOf } from "./period.ts";

describe("the period of the Analytics tab", () => {
  it.each([
    ["", 90],
    ["days=30", 30],
    ["days=365", 365],
    ["days=31", 90],
    ["days=soon", 90],
  ])("of %j is %i days", (search, days) => {
    expect(periodOf(new URLSearchParams(search))).toBe(days);
  });

  it("counts today, by the day in Nairobi", () => {
    // 22:30 in London is the next day in Nairobi.
    expect(firstDay(1, new Date("2026-11-20T22:30:00Z"))).toBe("2026-11-21");
    expect(firstDay(30, new Date("2026-11-20T22:30:00Z"))).toBe("2026-10-23");
  });
});
