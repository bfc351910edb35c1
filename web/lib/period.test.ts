import { describe, expect, it } from "vitest";
import { lastDayOf, partText, periodOf } from "./period.ts";

// 22:30 in London is the next day in Nairobi.
const now = new Date("2026-11-20T22:30:00Z");
const of = (search: string) => periodOf(new URLSearchParams(search), now, 90);

describe("the period of a page of figures", () => {
  it.each([
    ["", 90],
    ["days=30", 30],
    ["days=365", 365],
    ["days=31", 90],
    ["days=soon", 90],
    ["from=2026-11-01", 90],
    ["from=2020-01-01&to=2026-11-01", 90],
    ["from=2026-02-30&to=2026-03-01", 90],
  ])("of %j is %i days up to today", (search, days) => {
    expect(of(search)).toMatchObject({ days, length: days, to: "2026-11-21" });
  });

  it("counts today, by the day in Nairobi", () => {
    expect(of("days=30").from).toBe("2026-10-23");
  });

  it.each(["from=2026-10-01&to=2026-10-31", "from=2026-10-31&to=2026-10-01"])(
    "is what somebody chose: %s",
    (search) => {
      expect(of(search)).toEqual({ from: "2026-10-01", to: "2026-10-31", length: 31, days: null });
    },
  );
});

it("knows the last day of a month", () => {
  expect(["2026-02", "2028-02", "2026-11", "2026-12"].map(lastDayOf)).toEqual([
    "2026-02-28",
    "2028-02-29",
    "2026-11-30",
    "2026-12-31",
  ]);
});

it("says of the part of a period that today lies in that it is not over", () => {
  expect(partText("23 Nov 2026", "2026-11-26", "2026-11-26")).toBe("23 Nov 2026, so far");
  expect(partText("16 Nov 2026", "2026-11-22", "2026-11-26")).toBe("16 Nov 2026");
});
