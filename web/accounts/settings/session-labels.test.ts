import { describe, expect, it } from "vitest";
import { deviceLabel, sessionFacts } from "./session-labels.ts";

describe("deviceLabel", () => {
  it.each([
    ["Chrome", "Android", "Chrome on Android"],
    ["Firefox", null, "Firefox"],
    [null, "iPhone", "iPhone"],
    [null, null, "Another program"],
  ])("calls %s and %s %s", (browser, system, words) => {
    expect(deviceLabel({ browser, system })).toBe(words);
  });
});

describe("sessionFacts", () => {
  const startedAt = "2026-11-20T06:30:00.000Z";

  it("says when and where", () => {
    expect(sessionFacts({ startedAt, lastSeenAt: startedAt, address: "41.90.64.10" })).toMatch(
      /^Signed in .*20 Nov 2026.*09:30, from 41\.90\.64\.10$/,
    );
  });

  it("adds the last day of use, and leaves out what is not known", () => {
    expect(sessionFacts({ startedAt, lastSeenAt: "2026-11-22T06:30:00.000Z", address: null })).toMatch(
      /^Signed in .*, last used 22 Nov 2026$/,
    );
  });
});
