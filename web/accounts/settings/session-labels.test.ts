import { describe, expect, it } from "vitest";
import { deviceLabel, sessionFacts } from "./session-labels.ts";

describe("deviceLabel", () => {
  it.each([
    ["Chrome", "Android", "Chrome on Android"],
    ["Firefox", null, "Firefox"],
    [null, "iPhone", "iPhone"],
    [null, null, "Another program"],
  ])("calls %s and %s %s", (browser, system, words) => {
    expect(deviceLabel({ browser, system }, "en")).toBe(words);
  });
});

describe("sessionFacts", () => {
  const startedAt = "2026-11-20T06:30:00.000Z";

  it("says when and where", () => {
    expect(sessionFacts({ startedAt, lastSeenAt: startedAt, address: "41.90.64.10" }, "en")).toMatch(
      /^Signed in .*20 Nov 2026.*09:30, from 41\.90\.64\.10$/,
    );
  });

  it("adds the last day of use, and leaves out what is not known", () => {
    expect(sessionFacts({ startedAt, lastSeenAt: "2026-11-22T06:30:00.000Z", address: null }, "en")).toMatch(
      /^Signed in .*, last used 22 Nov 2026$/,
    );
  });

  it("speaks Kiswahili", () => {
    const session = { startedAt: "2026-10-20T06:30:00.000Z", lastSeenAt: startedAt, address: "41.90.64.10" };
    expect(sessionFacts(session, "sw")).toBe(
      "Uliingia 20 Okt 2026, 09:30, kilitumika mwisho 20 Nov 2026, kutoka 41.90.64.10",
    );
    expect(deviceLabel({ browser: "Chrome", system: "Android" }, "sw")).toBe("Chrome kwenye Android");
  });
});
