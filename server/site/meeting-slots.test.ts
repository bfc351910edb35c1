import { describe, expect, it } from "vitest";
import { kenyanHoliday } from "#server/platform/calendar/kenyan-holidays.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { closedDays, offeredSlots, slotRefusal, toMeeting } from "./meeting-slots.ts";

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

  it("count days as Nairobi does, wherever the server is", () => {
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

  // Jamhuri Day 2027 is a Sunday, kept on the Monday.
  it("leave out public holidays, which are named", () => {
    const beforeChristmas = new Date("2026-12-20T06:00:00Z");
    for (const day of ["2026-12-25", "2026-12-26", "2027-01-01"])
      expect(on(day, beforeChristmas)).toEqual([]);
    expect(on("2026-12-24", beforeChristmas)).toHaveLength(20);
    expect(closedDays(beforeChristmas)).toEqual([
      { day: "2026-12-25", holiday: "Christmas Day" },
      { day: "2026-12-26", holiday: "Boxing Day" },
      { day: "2027-01-01", holiday: "New Year's Day" },
    ]);
    expect(closedDays(now)).toEqual([]);
    expect(closedDays(new Date("2027-12-05T06:00:00Z"))).toEqual([
      { day: "2027-12-13", holiday: "Jamhuri Day" },
    ]);
  });

  it("are refused on a holiday with its name", () => {
    const at = new Date("2026-12-20T06:00:00Z");
    const refusal = (startsAt: string) => slotRefusal(new Date(startsAt), at);
    expect(refusal("2026-12-24T07:00:00Z")).toBeNull();
    expect(refusal("2026-12-25T07:00:00Z")).toEqual({
      en: "We are closed on 25 Dec 2026: Christmas Day. Please choose another day.",
      sw: "Tumefunga 25 Des 2026: Krismasi. Tafadhali chagua siku nyingine.",
    });
    expect(refusal("2026-12-27T07:00:00Z")).toMatchObject({ en: "Please choose one of the offered times." });
  });

  it.each([2026, 2027, 2028, 2029])("are offered on no holiday of %d, from no day on", (year) => {
    const start = Date.UTC(year, 0, 1);
    for (let days = 0; days < 365; days += 7) {
      const offered = offeredSlots(new Date(start + days * 24 * 3600_000)).map(nairobiDay);
      expect([...new Set(offered)].filter(kenyanHoliday)).toEqual([]);
    }
  });
});
