import { describe, expect, it } from "vitest";
import {
  daysLeft,
  formatAge,
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatKes,
  formatKesShort,
  formatMonth,
  formatNearDate,
  formatWeekday,
  nairobiDay,
  timeOf,
} from "./format.ts";

describe("dates", () => {
  it("writes a calendar day as it is", () => {
    expect(formatDate("2026-11-21")).toBe("21 Nov 2026");
    expect(formatDate("2026-09-01")).toBe("1 Sep 2026");
    expect(formatNearDate("2026-11-21", new Date("2026-01-02"))).toBe("21 Nov");
    expect(formatNearDate("2027-01-04", new Date("2026-11-21"))).toBe("4 Jan 2027");
  });

  it("writes a moment as it was in Nairobi", () => {
    expect(formatDate("2026-11-20T21:30:00Z")).toBe("21 Nov 2026");
    expect(formatDateTime("2026-11-20T21:30:00Z")).toBe("21 Nov 2026, 00:30");
    expect(formatDate(new Date("2026-12-31T20:59:59Z"))).toBe("31 Dec 2026");
  });

  it("writes it in Kiswahili where that is asked for", () => {
    expect(formatDate("2026-08-01", "sw")).toBe("1 Ago 2026");
    expect(formatMonth("2021-03", "sw")).toBe("Mac 2021");
    expect(formatWeekday("2026-11-22", "sw")).toBe("Jpl");
    expect(formatNearDate("2026-05-21", new Date("2026-01-02"), "sw")).toBe("21 Mei");
  });

  it("writes a month", () => {
    expect(formatMonth("2021-03")).toBe("Mar 2021");
  });
});

describe("formatAge", () => {
  const now = new Date("2026-11-21T05:00:00Z");

  it("counts calendar days in Nairobi, not spans of 24 hours", () => {
    expect(formatAge("2026-11-20T21:00:00Z", now)).toBe("Today");
    expect(formatAge("2026-11-20T20:59:59Z", now)).toBe("Yesterday");
    expect(formatAge("2026-11-19T12:00:00Z", now)).toBe("2 days ago");
  });

  it("is said in Kiswahili where that is asked for", () => {
    expect(formatAge("2026-11-21T04:00:00Z", now, "sw")).toBe("Leo");
    expect(formatAge("2026-11-19T12:00:00Z", now, "sw")).toBe("Siku 2 zilizopita");
  });

  it("calls a clock that runs ahead today", () => {
    expect(formatAge("2026-11-22T12:00:00Z", now)).toBe("Today");
  });
});

describe("daysLeft", () => {
  it("rounds up to the deadline's day and never below zero", () => {
    expect(daysLeft("2026-11-21", new Date("2026-11-20T20:59:00Z"))).toBe(1);
    expect(daysLeft("2026-11-21", new Date("2026-11-18T21:01:00Z"))).toBe(2);
    expect(daysLeft("2026-11-21", new Date("2026-11-21T10:00:00Z"))).toBe(0);
    expect(daysLeft("2026-11-21", new Date("2026-12-24T10:00:00Z"))).toBe(0);
  });
});

describe("amounts", () => {
  it("are exact from cents", () => {
    expect(formatKes(4_520_000)).toBe("KES 45,200");
    expect(formatKes(4_520_005)).toBe("KES 45,200.05");
    expect(formatKes(-150)).toBe("-KES 1.50");
  });

  it("are short with one decimal at most", () => {
    expect(formatKesShort(4_520_000_000)).toBe("KES 45.2M");
    expect(formatKesShort(95_000)).toBe("KES 950");
    expect(formatKesShort(100_000_000)).toBe("KES 1M");
    expect(formatKesShort(99_996_000)).toBe("KES 1M");
    expect(formatKesShort(0)).toBe("KES 0");
  });
});

describe("formatBytes", () => {
  it("uses the unit that leaves a short figure", () => {
    expect(formatBytes(812)).toBe("812 B");
    expect(formatBytes(340 * 1024)).toBe("340 KB");
    expect(formatBytes(5 * 1024 * 1024)).toBe("5 MB");
    expect(formatBytes(1024 * 1024 - 1)).toBe("1 MB");
  });
});

describe("days and times in Nairobi", () => {
  it("fill date and time fields", () => {
    expect(nairobiDay("2026-11-21T22:30:00Z")).toBe("2026-11-22");
    expect(timeOf("2026-11-21T22:30:00Z")).toBe("01:30");
  });

  it("begin at midnight there, also on the days around", () => {
    expect(nairobiDay(new Date("2026-11-20T20:59:00Z"))).toBe("2026-11-20");
    expect(nairobiDay(new Date("2026-11-20T21:00:00Z"))).toBe("2026-11-21");
    expect(nairobiDay(new Date("2026-03-01T09:00:00Z"), -1)).toBe("2026-02-28");
    expect(formatWeekday("2026-11-20T21:00:00Z")).toBe("Sat");
  });

  it("take a calendar day of the past as it is written", () => {
    expect(nairobiDay("1950-01-01")).toBe("1950-01-01");
    expect(formatDate("1950-01-01")).toBe("1 Jan 1950");
  });

  it("are refused to what is no date", () => {
    expect(() => formatDate("soon")).toThrow(RangeError);
    expect(() => timeOf("")).toThrow(RangeError);
  });
});

describe("counts", () => {
  it.each([
    [0, "0 days"],
    [1, "1 day"],
    [12_847, "12,847 days"],
  ])("writes %d as %s", (count, text) => {
    expect(formatCount(count, "day")).toBe(text);
  });

  it("take the plural of a noun that is not made with an s", () => {
    expect(formatCount(1, "enquiry", "enquiries")).toBe("1 enquiry");
    expect(formatCount(2, "enquiry", "enquiries")).toBe("2 enquiries");
  });
});
