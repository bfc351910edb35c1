import { describe, expect, it } from "vitest";
import { closedText, slotsByDay } from "./slots.ts";

const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt });

describe("slotsByDay", () => {
  it("groups by the day in Nairobi and writes the time there", () => {
    const days = slotsByDay(
      [slot("2026-11-23T05:00:00.000Z"), slot("2026-11-23T14:30:00.000Z"), slot("2026-11-23T21:00:00.000Z")],
      "en",
    );
    expect(days.map(({ label }) => label)).toEqual(["Mon, 23 Nov 2026", "Tue, 24 Nov 2026"]);
    expect(days[0]?.slots).toEqual([
      { value: "2026-11-23T05:00:00.000Z", label: "08:00" },
      { value: "2026-11-23T14:30:00.000Z", label: "17:30" },
    ]);
  });

  it("has no days without slots", () => expect(slotsByDay([], "en")).toEqual([]));
});

describe("closedText", () => {
  const closed = [
    { day: "2026-12-25", holiday: "Christmas Day" },
    { day: "2026-12-26", holiday: "Boxing Day" },
    { day: "2027-01-01", holiday: "New Year's Day" },
  ];

  it("names each day with its holiday", () => {
    expect(closedText(closed.slice(0, 1), "en")).toBe("No meetings on Fri, 25 Dec 2026 (Christmas Day).");
    expect(closedText(closed, "en")).toBe(
      "No meetings on Fri, 25 Dec 2026 (Christmas Day), Sat, 26 Dec 2026 (Boxing Day) and Fri, 1 Jan 2027 (New Year's Day).",
    );
  });

  it("says nothing in weeks without a holiday", () => expect(closedText([], "en")).toBe(""));
});
