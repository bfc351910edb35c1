import { describe, expect, it } from "vitest";
import { defaultComplaintSettings as settings } from "#contract/experience/complaint-settings.ts";
import { nairobiMoment as at } from "#server/platform/clock.ts";
import {
  type Clocked,
  clocksOf,
  doStep,
  overallState,
  pauseClock,
  restartClock,
  resumeClock,
  startClock,
  stopClock,
} from "./clock.policy.ts";

/** Received on a Monday at ten, with no holiday in its weeks. */
const receivedAt = at("2026-11-02", "10:00");

const fresh: Clocked = {
  status: "new",
  acknowledgedAt: null,
  investigatedAt: null,
  communicatedAt: null,
  communicateDueAt: null,
  pausedAt: null,
  late: false,
  ...startClock(receivedAt, settings),
};
const statesOf = (row: Clocked, now: Date) => clocksOf(row, now).map(({ state }) => state);

describe("the clock of a complaint", () => {
  it("gives three working days and fourteen, in business hours", () => {
    expect(fresh.acknowledgeDueAt).toEqual(at("2026-11-05", "10:00"));
    // A Saturday is half a day.
    expect(fresh.investigateDueAt).toEqual(at("2026-11-19", "10:00"));
    expect(fresh.dueAt).toEqual(fresh.acknowledgeDueAt);
  });

  it("passes over a holiday", () => {
    // Mashujaa Day is a Tuesday.
    const started = startClock(at("2026-10-19", "10:00"), settings);
    expect(started.acknowledgeDueAt).toEqual(at("2026-10-23", "10:00"));
  });

  it("takes longer where a working day has fewer hours", () => {
    const split = { ...settings, weekdayHours: "08:00-13:00, 14:00-17:00", saturdayHours: "" };
    expect(startClock(receivedAt, split).acknowledgeDueAt).toEqual(at("2026-11-05", "10:00"));
    expect(startClock(at("2026-11-06", "16:00"), split).acknowledgeDueAt).toEqual(at("2026-11-11", "16:00"));
  });

  it("is within, missed and open, met or missed", () => {
    const [dueAt, justAfter] = [fresh.acknowledgeDueAt, at("2026-11-05", "10:01")];
    expect(statesOf(fresh, dueAt)).toEqual(["within", "within", null]);
    expect(overallState(fresh, dueAt)).toBe("within");
    expect(statesOf(fresh, justAfter)).toEqual(["missed_open", "within", null]);
    expect(overallState(fresh, justAfter)).toBe("missed_open");
    const acknowledged: Clocked = {
      ...fresh,
      ...doStep(fresh, "acknowledge", justAfter, settings),
      status: "investigating",
    };
    expect(acknowledged.dueAt).toEqual(fresh.investigateDueAt);
    expect(statesOf(acknowledged, justAfter)).toEqual(["missed", "within", null]);
    expect(overallState(acknowledged, justAfter)).toBe("missed_open");
    const inTime: Clocked = { ...fresh, ...doStep(fresh, "communicate", dueAt, settings), status: "closed" };
    expect(statesOf(inTime, dueAt)).toEqual(["met", "met", "met"]);
    expect(overallState(inTime, dueAt)).toBe("met");
    expect(overallState({ ...inTime, late: true }, dueAt)).toBe("missed");
  });

  it("gives seven days to tell the member, from the end of the investigation", () => {
    const now = at("2026-11-10", "09:00");
    const resolved = doStep(fresh, "investigate", now, settings);
    expect(resolved.communicateDueAt).toEqual(at("2026-11-18", "14:00"));
    expect(resolved.dueAt).toEqual(resolved.communicateDueAt);
  });

  it("rests while the member is asked, and has as many hours left afterwards", () => {
    const pausedAt = at("2026-11-03", "17:00");
    const paused: Clocked = { ...fresh, ...pauseClock(pausedAt), status: "waiting" };
    expect(paused.dueAt).toBeNull();
    expect(overallState(paused, at("2026-12-30", "10:00"))).toBe("within");
    // Thirteen of thirty hours were left.
    const resumed = resumeClock(paused, at("2026-11-23", "09:00"), settings);
    expect(resumed.dueAt).toEqual(at("2026-11-24", "12:00"));
    expect(resumed.investigateDueAt).toEqual(at("2026-12-08", "12:00"));
  });

  it("does not undo a miss by resting", () => {
    const paused: Clocked = { ...fresh, ...pauseClock(at("2026-11-06", "09:00")), status: "waiting" };
    expect(overallState(paused, at("2026-11-07", "09:00"))).toBe("missed_open");
    expect(resumeClock(paused, at("2026-11-09", "09:00"), settings).dueAt).toEqual(fresh.acknowledgeDueAt);
  });

  it("ends with a withdrawal, and begins anew when it is opened again", () => {
    const withdrawn: Clocked = { ...fresh, ...stopClock(fresh, receivedAt), status: "withdrawn" };
    expect(statesOf(withdrawn, at("2026-12-01", "09:00"))).toEqual([null, null, null]);
    expect(overallState(withdrawn, at("2026-12-01", "09:00"))).toBe("met");
    const again = restartClock(at("2026-11-23", "10:00"), settings);
    expect(again).toMatchObject({ communicateDueAt: null, dueAt: again.investigateDueAt });
  });
});
