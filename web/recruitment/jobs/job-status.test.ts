import { describe, expect, it } from "vitest";
import { daysLeftText, isOpen } from "./job-status.ts";

const job = { status: "Active", paused: false, deadline: "2026-11-21" } as const;

describe("isOpen", () => {
  it("takes applications until the deadline's day ends in Nairobi", () => {
    expect(isOpen(job, new Date("2026-11-21T23:59:59+03:00"))).toBe(true);
    expect(isOpen(job, new Date("2026-11-22T00:00:00+03:00"))).toBe(false);
  });

  it("takes none while its SACCO takes none", () => {
    expect(isOpen({ ...job, paused: true }, new Date("2026-11-01T08:00:00Z"))).toBe(false);
  });

  it("takes none once the job is closed", () => {
    expect(isOpen({ ...job, status: "Closed" }, new Date("2026-11-01T08:00:00Z"))).toBe(false);
  });
});

describe("daysLeftText", () => {
  it.each([
    ["2026-11-09T12:00:00+03:00", "12 days left"],
    ["2026-11-20T12:00:00+03:00", "1 day left"],
    ["2026-11-21T12:00:00+03:00", "Closes today"],
    ["2026-12-24T12:00:00+03:00", "Closes today"],
  ])("counts from %s: %s", (now, text) => {
    expect(daysLeftText("2026-11-21", new Date(now), "en")).toBe(text);
  });

  it("counts in Kiswahili, where one day has a word of its own", () => {
    const on = (now: string) => daysLeftText("2026-11-21", new Date(now), "sw");
    expect(on("2026-11-09T12:00:00+03:00")).toBe("Zimebaki siku 12");
    expect(on("2026-11-20T12:00:00+03:00")).toBe("Imebaki siku 1");
    expect(on("2026-11-21T12:00:00+03:00")).toBe("Mwisho ni leo");
  });
});
