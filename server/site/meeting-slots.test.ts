import { describe, expect, it } from "vitest";
import { nairobiDay } from "#server/platform/clock.ts";
import { offeredSlots, toMeeting } from "./meeting-slots.ts";

// A Saturday in Nairobi.
const now = new Date("2026-11-21T06:00:00Z");
const on = (day: string, at = now) =>
  offeredSlots(at)
    .filter((slot) => nairobiDay(slot) === day)
    .map((slot) => slot.toISOString().slice(11, 16));

describe("the times for a meeting", () => {
  it("fill the hours of a weekday, the last one ending at closing time", () => {
    const monday = on("2026-11-23");
    expect(monday).toHaveLength(20);
    // 8:00 and 17:30 in Nairobi.
    expect([monday[0], monday.at(-1)]).toEqual(["05:00", "14:30"]);
  });

  it("fill the shorter Saturday, and leave Sunday free", () => {
    const saturday = on("2026-11-28");
    expect(saturday).toHaveLength(10);
    expect([saturday[0], saturday.at(-1)]).toEqual(["06:00", "10:30"]);
    expect(on("2026-11-22")).toEqual([]);
  });

  it("begin tomorrow and end after two weeks", () => {
    const days = [...new Set(offeredSlots(now).map(nairobiDay))];
    expect(days[0]).toBe("2026-11-23");
    expect(days.at(-1)).toBe("2026-12-05");
    expect(days).toHaveLength(12);
  });

  it("count days as Nairobi does, wherever the server stands", () => {
    // 23:30 on Sunday in Nairobi: Monday is tomorrow. Half an hour later it is today.
    expect(on("2026-11-23", new Date("2026-11-22T20:30:00Z"))).toHaveLength(20);
    expect(on("2026-11-23", new Date("2026-11-22T21:00:00Z"))).toEqual([]);
  });

  it("last half an hour", () => {
    expect(toMeeting(new Date("2026-11-23T05:00:00Z"))).toEqual({
      startsAt: "2026-11-23T05:00:00.000Z",
      endsAt: "2026-11-23T05:30:00.000Z",
    });
  });
});
