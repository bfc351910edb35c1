import { describe, expect, it } from "vitest";
import { type RatedAnswers, satisfactionDrivers } from "./drivers.ts";

const answers = (
  csat: number,
  count: number,
  topics: RatedAnswers["topics"] = [],
  channel: RatedAnswers["channel"] = null,
): RatedAnswers => ({ csat, count, topics, channel });

describe("drivers of satisfaction", () => {
  it("are the difference of the averages where there is one topic only", () => {
    const rows = [answers(2, 60, ["loans"]), answers(4, 40, ["loans"]), answers(4, 120), answers(5, 80)];
    const [loans, ...others] = satisfactionDrivers(rows);
    expect(others).toEqual([]);
    expect(loans).toMatchObject({ kind: "topic", name: "loans", n: 100 });
    expect(loans?.average).toBeCloseTo(2.8);
    expect(loans?.effect).toBeCloseTo(2.8 - 4.4);
    // Variances 0.96 and 0.24: sqrt((0.96 / 100 + 0.24 / 200) * 300 / 298).
    expect((loans?.high ?? 0) - (loans?.effect ?? 0)).toBeCloseTo(1.96 * Math.sqrt(0.0108 * (300 / 298)), 6);
    expect(loans?.pull).toBeCloseTo(-1.6 / 3);
  });

  it("do not blame a channel for the topics that come over it", () => {
    // Loans cost two points everywhere; the branch costs nothing, but hears of loans most.
    const rows = [
      ...[answers(2, 90, ["loans"], "branch"), answers(4, 10, [], "branch")],
      ...[answers(2, 20, ["loans"], "call"), answers(4, 180, [], "call")],
    ];
    const effects = new Map(satisfactionDrivers(rows).map(({ name, effect }) => [name, effect]));
    expect(effects.get("loans")).toBeCloseTo(-2);
    expect(effects.get("branch")).toBeCloseTo(0);
  });

  it("are told apart where several come together", () => {
    const both = (topics: RatedAnswers["topics"], channel: RatedAnswers["channel"], csat: number) =>
      answers(csat, 40, topics, channel);
    const rows = [
      both([], "branch", 4),
      both(["loans"], "branch", 3),
      both(["mpesa"], "branch", 4.5),
      both(["loans", "mpesa"], "branch", 3.5),
      both([], "app", 3.75),
      both(["loans"], "app", 2.75),
      both(["mpesa"], "app", 4.25),
    ];
    const drivers = satisfactionDrivers(rows);
    const effect = (name: string) => drivers.find((driver) => driver.name === name)?.effect;
    expect(effect("loans")).toBeCloseTo(-1);
    expect(effect("mpesa")).toBeCloseTo(0.5);
    expect(effect("app")).toBeCloseTo(-0.25);
    expect(drivers[0]?.name).toBe("loans");
  });

  it("say nothing of few answers, with or without", () => {
    expect(satisfactionDrivers([answers(1, 29, ["loans"]), answers(5, 500)])).toEqual([]);
    expect(satisfactionDrivers([answers(1, 500, ["loans"]), answers(5, 29)])).toEqual([]);
    expect(satisfactionDrivers([answers(1, 30, ["loans"]), answers(5, 30)])).toHaveLength(1);
    expect(satisfactionDrivers([])).toEqual([]);
  });

  it("leave out what always comes together", () => {
    const rows = [answers(2, 50, ["loans", "guarantors"]), answers(4, 50)];
    expect(satisfactionDrivers(rows)).toEqual([]);
  });
});
