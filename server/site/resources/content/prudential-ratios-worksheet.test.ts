import { describe, expect, it } from "vitest";
import { emptied, filled, reader } from "#server/testing/workbooks.ts";
import { prudentialRatiosWorksheet } from "./prudential-ratios-worksheet.ts";

const at = reader(prudentialRatiosWorksheet);

describe("prudential ratios", () => {
  it("computes capital and liquidity from the balances", () => {
    const core = 48 + 21.5 + 9.8 + 4.2 + 1.5 + 2 - 3;
    const assets = 14.5 + 52 + 49 + 612 - 19 + 34.5;
    expect(at("Ratios", "D5")).toBeCloseTo(core * 1e6, 0);
    expect(at("Ratios", "D6")).toBeCloseTo(core / assets, 10);
    expect(at("Ratios", "D7")).toBeCloseTo(core / (142 + 58 + 385), 10);
    expect(at("Ratios", "D8")).toBeCloseTo((core - 48) / assets, 10);
    expect(at("Ratios", "D9")).toBeCloseTo((14.5 + 52 + 49 - 6.5) / (142 + 58 + 26), 10);
  });

  it("holds them against the minimums, with the headroom in shillings", () => {
    const rows = [5, 6, 7, 8, 9];
    expect(rows.map((row) => at("Ratios", `C${row}`))).toEqual([10_000_000, 0.1, 0.08, 0.08, 0.15]);
    expect(rows.map((row) => at("Ratios", `E${row}`))).toEqual(["Met", "Met", "Met", "Not met", "Met"]);
    expect(at("Ratios", "F8")).toBeCloseTo(36e6 - 0.08 * 743e6, 0);
    expect(at("Ratios", "B11")).toBe(4);
  });

  it("balances, and says by how much it does not when a figure is wrong", () => {
    expect([at("Balances", "B34"), at("Balances", "B39")]).toEqual([743e6, 743e6]);
    expect([at("Balances", "B40"), at("Balances", "B41")]).toEqual([0, "Balances"]);
    const check = (typed: Record<string, number>) => {
      const edited = reader(filled(prudentialRatiosWorksheet, "Balances", typed));
      return [edited("Balances", "B40"), edited("Balances", "B41")];
    };
    expect(check({ B25: 52_000_250.5 })).toEqual([250.5, "Assets are higher"]);
    expect(check({ B19: 386_000_000 })).toEqual([-1_000_000, "Assets are lower"]);
    // Both sides of an entry: a member's deposit in cash, an overdraft drawn, a write-off against the surplus.
    expect(check({ B17: 142_700_000, B24: 15_200_000 })).toEqual([0, "Balances"]);
    expect(check({ B37: 40_000_000, B25: 54_000_000 })).toEqual([0, "Balances"]);
    expect(check({ B9: -800_000, B31: 607_000_000 })).toEqual([0, "Balances"]);
  });

  it("shows what losses and withdrawals leave", () => {
    expect(at("Stress", "B13")).toBeCloseTo((84 - 0.04 * 612) / (743 - 0.04 * 612), 10);
    expect(at("Stress", "C14")).toBeCloseTo((109 - 0.25 * 142 - 18) / (0.75 * 142 + 58 + 26), 10);
    const tests = ["B15", "C15", "D15"].map((address) => at("Stress", address));
    expect(tests).toEqual(["Fails", "Holds", "Fails"]);
  });

  it("begins at zero when it is emptied", () => {
    const empty = reader(emptied(prudentialRatiosWorksheet));
    expect([empty("Ratios", "D6"), empty("Stress", "D13"), empty("Balances", "B41")]).toEqual([
      0,
      0,
      "Balances",
    ]);
  });
});
