import { expect, test } from "vitest";
import { calendarDays, interviewSlots, monthsBefore } from "./days.ts";

test("interviews are offered on working days after today", () => {
  const friday = new Date("2026-11-20T09:00:00Z");
  expect(interviewSlots(friday, 2)).toEqual([
    "2026-11-23T09:00:00+03:00",
    "2026-11-23T11:00:00+03:00",
    "2026-11-23T14:30:00+03:00",
    "2026-11-24T09:00:00+03:00",
    "2026-11-24T11:00:00+03:00",
    "2026-11-24T14:30:00+03:00",
  ]);
});

test("months are counted back over the years", () => {
  const now = new Date("2026-11-30T21:30:00Z");
  expect([0, 11, 12, 52].map((months) => monthsBefore(now, months))).toEqual([
    "2026-12",
    "2026-01",
    "2025-12",
    "2022-08",
  ]);
});

test("a calendar begins on the Monday of this week", () => {
  const saturday = calendarDays(new Date("2026-11-21T09:00:00Z"), 4);
  expect(saturday).toHaveLength(28);
  expect(saturday[0]).toEqual({ day: "2026-11-16", offset: -5 });
  expect(saturday.at(-1)).toEqual({ day: "2026-12-13", offset: 22 });
  expect(calendarDays(new Date("2026-11-22T21:00:00Z"), 1)[0]).toEqual({ day: "2026-11-23", offset: 0 });
});
