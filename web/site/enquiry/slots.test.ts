import { describe, expect, it } from "vitest";
import { slotsByDay } from "./slots.ts";

const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt });

describe("slotsByDay", () => {
  it("groups by the day in Nairobi and writes the time there", () => {
    const days = slotsByDay([
      slot("2026-11-23T05:00:00.000Z"),
      slot("2026-11-23T14:30:00.000Z"),
      slot("2026-11-23T21:00:00.000Z"),
    ]);
    expect(days.map(({ label }) => label)).toEqual(["Mon, 23 Nov 2026", "Tue, 24 Nov 2026"]);
    expect(days[0]?.slots).toEqual([
      { value: "2026-11-23T05:00:00.000Z", label: "08:00" },
      { value: "2026-11-23T14:30:00.000Z", label: "17:30" },
    ]);
  });

  it("has no days without slots", () => expect(slotsByDay([])).toEqual([]));
});
