import { describe, expect, it } from "vitest";
import { trialNote } from "./trial.ts";

const now = new Date("2026-11-21T09:00:00Z");

describe("trialNote", () => {
  it("has nothing to say about an organisation that pays", () => {
    expect(trialNote({ trialEndsAt: null, trialDaysLeft: null }, now)).toBeNull();
  });

  it.each([
    ["2026-12-03T10:00:00Z", 12, "Trial: 12 days left"],
    ["2026-11-22T10:00:00Z", 1, "Trial: 1 day left"],
    ["2026-11-21T20:00:00Z", 0, "Trial ends today"],
  ])("counts the days until %s", (trialEndsAt, trialDaysLeft, text) => {
    expect(trialNote({ trialEndsAt, trialDaysLeft }, now)).toEqual({ ended: false, text });
  });

  it("says that the workspace is read-only once it is over", () => {
    expect(trialNote({ trialEndsAt: "2026-11-21T08:59:59Z", trialDaysLeft: 0 }, now)).toEqual({
      ended: true,
      text: "Trial ended: read-only",
    });
  });
});
