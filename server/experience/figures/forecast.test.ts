import { describe, expect, it } from "vitest";
import { forecast, type MonthlyFigure, monthAfter } from "./forecast.ts";

const monthsOf = (values: readonly (number | null)[]): MonthlyFigure[] =>
  values.map((value, index) => ({ month: monthAfter("2022-11", index), value, n: value === null ? 0 : 100 }));

/** Numbers that look drawn from a normal distribution, the same each time. */
function noise(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / (2 ** 32 + 1);
  };
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

const season = (index: number) => 8 * Math.sin((2 * Math.PI * index) / 12);

describe("a forecast", () => {
  it("goes on with what never changed, without a doubt", () => {
    const told = forecast(monthsOf(Array<number>(12).fill(42)), 2);
    expect(told?.months).toEqual([
      { month: "2023-11", value: 42, low: 42, high: 42 },
      { month: "2023-12", value: 42, low: 42, high: 42 },
    ]);
  });

  it("follows a trend, ever less", () => {
    const told = forecast(monthsOf(Array.from({ length: 24 }, (_, index) => 10 + 2 * index)), 3);
    expect(told?.method).toBe("trend");
    const [first, second, third] = told?.months.map(({ value }) => value) ?? [];
    expect(first).toBeGreaterThan(54);
    expect(first).toBeLessThan(59);
    expect((third ?? 0) - (second ?? 0)).toBeLessThan((second ?? 0) - (first ?? 0));
  });

  it("repeats a season that it has seen twice, and what changed since", () => {
    const values = Array.from({ length: 36 }, (_, index) => 50 + season(index) + index / 6);
    const told = forecast(monthsOf(values), 3);
    expect(told?.method).toBe("season");
    told?.months.forEach(({ value }, ahead) => {
      expect(value).toBeCloseTo(50 + season(36 + ahead) + (36 + ahead) / 6, 5);
    });
  });

  it("says nothing of few months, and bears months without answers", () => {
    expect(forecast(monthsOf([null, 1, 2, 3, 4, 5, 6, 7]), 1)).toBeNull();
    expect(forecast([], 1)).toBeNull();
    const told = forecast(monthsOf([null, 40, 41, null, 40, 39, 40, 41, null, 40, 40, 41]), 1);
    expect(told?.months[0]?.value).toBeGreaterThan(39);
    expect(told?.months[0]?.value).toBeLessThan(41);
  });

  it("stays within what the figure can be", () => {
    const told = forecast(monthsOf([60, 95, 70, 99, 92, 100, 85, 100, 97, 100]), 3, { min: 0, max: 100 });
    for (const { low, high } of told?.months ?? []) {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(100);
    }
  });

  // Three months held back of each series: 95 % of them should lie within.
  it.each([
    ["a level with noise", 18, (index: number, drawn: () => number) => index * 0 + 70 + 4 * drawn()],
    ["a trend with noise", 24, (index: number, drawn: () => number) => 40 + index + 3 * drawn()],
    ["a season with noise", 40, (index: number, drawn: () => number) => 60 + season(index) + 3 * drawn()],
    ["twelve months", 12, (_: number, drawn: () => number) => 30 + 6 * drawn()],
  ])("has its interval around what comes: %s", (_, length, valueAt) => {
    let within = 0;
    const series = 150;
    for (let seed = 1; seed <= series; seed += 1) {
      const drawn = noise(seed * 7919);
      const all = monthsOf(Array.from({ length: length + 3 }, (_, index) => valueAt(index, drawn)));
      const told = forecast(all.slice(0, length), 3);
      within += all.slice(length).filter(({ value }, ahead) => {
        const month = told?.months[ahead];
        return month && value !== null && value >= month.low && value <= month.high;
      }).length;
    }
    expect(within / (3 * series)).toBeGreaterThan(0.9);
    expect(within / (3 * series)).toBeLessThan(0.99);
  });

  it("has its interval around a figure that wanders", () => {
    let within = 0;
    for (let seed = 1; seed <= 150; seed += 1) {
      const drawn = noise(seed * 104_729);
      let at = 50;
      const all = monthsOf(Array.from({ length: 27 }, () => (at += 2 * drawn())));
      const told = forecast(all.slice(0, 24), 3);
      within += all
        .slice(24)
        .filter(
          ({ value }, ahead) =>
            (value ?? 0) >= (told?.months[ahead]?.low ?? 0) &&
            (value ?? 0) <= (told?.months[ahead]?.high ?? 0),
        ).length;
    }
    expect(within / 450).toBeGreaterThan(0.88);
  });
});
