import { describe, expect, it } from "vitest";
import { nairobiMoment } from "../clock.ts";
import { afterBusinessHours, businessHoursBetween, type OfficeHours } from "./business-time.ts";

const at = (day: string, time: string) => nairobiMoment(day, time);

describe("business hours", () => {
  it.each([
    ["within a day", at("2026-11-23", "09:00"), 8, at("2026-11-23", "17:00")],
    ["to the last minute of a day", at("2026-11-23", "09:00"), 9, at("2026-11-23", "18:00")],
    ["over a night", at("2026-11-23", "17:30"), 2, at("2026-11-24", "09:30")],
    ["from before opening", at("2026-11-23", "03:00"), 1, at("2026-11-23", "09:00")],
    ["over Saturday, which is short, and Sunday", at("2026-11-20", "17:00"), 7, at("2026-11-23", "09:00")],
    ["from a Sunday", at("2026-11-22", "12:00"), 1, at("2026-11-23", "09:00")],
    ["over Jamhuri Day", at("2026-12-11", "17:00"), 2, at("2026-12-14", "09:00")],
    ["part of an hour", at("2026-11-23", "09:00"), 0.5, at("2026-11-23", "09:30")],
  ])("pass %s", (_, since, hours, until) => {
    expect(afterBusinessHours(since, hours)).toEqual(until);
    expect(businessHoursBetween(since, until)).toBe(hours);
  });

  it("do not pass backwards", () => {
    expect(businessHoursBetween(at("2026-11-24", "09:00"), at("2026-11-23", "09:00"))).toBe(0);
  });
});

describe("an office that closes for lunch and on a day of its own", () => {
  const office: OfficeHours = {
    hours: [
      { weekdays: [1, 2, 3, 4, 5], opens: "14:00", closes: "17:00" },
      { weekdays: [1, 2, 3, 4, 5], opens: "08:00", closes: "13:00" },
    ],
    closedOn: ["2026-11-24"],
  };

  it.each([
    ["over lunch", at("2026-11-23", "12:00"), 2, at("2026-11-23", "15:00")],
    ["from within lunch", at("2026-11-23", "13:30"), 1, at("2026-11-23", "15:00")],
    ["over the closed day", at("2026-11-23", "16:00"), 2, at("2026-11-25", "09:00")],
    ["over a weekend", at("2026-11-20", "16:00"), 9, at("2026-11-23", "17:00")],
  ])("counts %s", (_, since, hours, until) => {
    expect(afterBusinessHours(since, hours, office)).toEqual(until);
    expect(businessHoursBetween(since, until, office)).toBe(hours);
  });
});
