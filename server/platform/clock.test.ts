import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import {
  nairobiDate,
  nairobiDateTime,
  nairobiDay,
  nairobiDayAfter,
  nairobiMoment,
  nairobiTime,
} from "./clock.ts";
import { daysOfPeriod } from "./period.ts";
import { partPattern, slugOf } from "./text.ts";

/** Half past midnight in Nairobi, still yesterday in London. */
const afterMidnight = new Date("2026-11-23T21:30:00Z");

describe("days in Nairobi", () => {
  it("begin at nine in the evening of London's winter", () => {
    expect(nairobiDay(afterMidnight)).toBe("2026-11-24");
    expect(nairobiDay(new Date("2026-11-23T20:59:59Z"))).toBe("2026-11-23");
    expect(nairobiMoment("2026-11-24").toISOString()).toBe("2026-11-23T21:00:00.000Z");
  });

  it("follow each other over the ends of months and years", () => {
    expect(nairobiDayAfter(afterMidnight, 7)).toBe("2026-12-01");
    expect(nairobiDayAfter(new Date("2027-12-31T22:00:00Z"), 0)).toBe("2028-01-01");
    expect(nairobiDayAfter(nairobiMoment("2028-02-28"), 1)).toBe("2028-02-29");
  });

  it("are written as people read them", () => {
    expect([nairobiDate(afterMidnight), nairobiTime(afterMidnight), nairobiDateTime(afterMidnight)]).toEqual([
      "24 Nov 2026",
      "00:30",
      "Tuesday, 24 Nov 2026 at 00:30 (Nairobi time)",
    ]);
  });
});

describe("the days of a report", () => {
  const days = (query: { from?: string; to?: string }) => daysOfPeriod(query, afterMidnight);

  it("are the last thirty, today included, unless it says otherwise", () => {
    const { from, to, days: all } = days({});
    expect([from, to, all.length, all[0], all.at(-1)]).toEqual([
      "2026-10-26",
      "2026-11-24",
      30,
      "2026-10-26",
      "2026-11-24",
    ]);
    expect(days({ from: "2026-02-27", to: "2026-03-01" }).days).toEqual([
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
    ]);
  });

  it("are refused at the field that is wrong", () => {
    const problem = (query: { from?: string; to?: string }) => {
      try {
        days(query);
      } catch (error) {
        return error instanceof CodedError ? error.fields : error;
      }
    };
    expect(problem({ from: "2026-11-24", to: "2026-11-23" })).toEqual({
      to: "The period ends before it begins.",
    });
    expect(problem({ from: "1999-01-01" })).toEqual({ from: "At most 400 days." });
  });
});

describe("texts in addresses and searches", () => {
  it("keep their letters without accents, and have some name when none is left", () => {
    expect(slugOf("Umoja SACCO Ltd.", "sacco")).toBe("umoja-sacco-ltd");
    expect(slugOf("  Mũkũrwe'inī -- Tea ", "sacco")).toBe("mukurwe-ini-tea");
    expect(slugOf("مصرف", "sacco")).toBe("sacco");
    expect(slugOf(`${"a".repeat(59)} b`, "sacco")).toBe("a".repeat(59));
  });

  it("mean themselves, also with signs that a database reads as wildcards", () => {
    expect(partPattern("50%_a\\b")).toBe("%50\\%\\_a\\\\b%");
  });
});
