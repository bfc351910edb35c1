import { describe, expect, it } from "vitest";
import { unusualTime } from "./working-hours.ts";

const span = (start: string, minutes = 30) => {
  const startsAt = new Date(`${start}:00+03:00`);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
};

describe("a time for an interview", () => {
  it.each([
    ["2026-11-23T07:00", 30],
    ["2026-11-24T10:00", 480],
    ["2026-11-28T18:30", 30],
  ])("at %s is usual", (start, minutes) => {
    expect(unusualTime(span(start, minutes))).toBeNull();
  });

  it.each([
    ["2026-11-24T03:00", 30],
    ["2026-11-24T06:59", 30],
    ["2026-11-24T18:31", 30],
    ["2026-11-24T23:45", 30],
    ["2026-11-24T12:00", 480],
  ])("at %s for %i minutes lies outside working hours", (start, minutes) => {
    expect(unusualTime(span(start, minutes))).toMatch(
      /^Tuesday, 24 Nov 2026 at .* lies outside 07:00 to 19:00\.$/,
    );
  });

  it("on a public holiday says which", () => {
    expect(unusualTime(span("2026-12-25T10:00"))).toBe(
      "Friday, 25 Dec 2026 at 10:00 (Nairobi time) is a public holiday: Christmas Day.",
    );
  });

  it("on a Sunday is said to be one", () => {
    expect(unusualTime(span("2026-11-29T10:00"))).toBe(
      "Sunday, 29 Nov 2026 at 10:00 (Nairobi time) is a Sunday.",
    );
  });
});
