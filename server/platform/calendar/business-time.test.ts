import { describe, expect, it } from "vitest";
import { nairobiMoment } from "../clock.ts";
import { afterBusinessHours } from "./business-time.ts";

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
  });
});
