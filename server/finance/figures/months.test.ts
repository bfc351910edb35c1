import { expect, it } from "vitest";
import { endOfMonth, monthAfter, monthOf, writtenMonth } from "./months.ts";

it("goes over the ends of years", () => {
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
  expect(monthAfter("2025-12", 2)).toBe("2026-02");
  expect(monthOf(new Date("2026-10-31T21:30:00Z"))).toBe("2026-11");
  expect(endOfMonth("2026-02").toISOString()).toBe("2026-02-28T20:59:59.999Z");
});

it.each([
  ["2026-10", "2026-10"],
  ["2026-10-31T00:00:00.000Z", "2026-10"],
  ["31/10/2026", "2026-10"],
  ["9/2026", "2026-09"],
  ["Oct 2026", "2026-10"],
  ["31-Oct-2026", "2026-10"],
  ["September, 26", "2026-09"],
  ["Foo 2026", "Foo 2026"],
  ["last month", "last month"],
])("reads %s as %s", (text, month) => expect(writtenMonth(text)).toBe(month));
