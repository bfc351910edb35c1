import { describe, expect, it } from "vitest";
import { filled, number, reader } from "#server/testing/workbooks.ts";
import { delinquencyProvisioningSheet } from "./delinquency-provisioning-sheet.ts";

const at = reader(delinquencyProvisioningSheet);

describe("delinquency and provisioning", () => {
  it("puts each loan into its band and adds the provisions", () => {
    const rates: [number, number][] = [
      [361, 1],
      [181, 0.5],
      [31, 0.25],
      [1, 0.05],
      [0, 0.01],
    ];
    let [portfolio, provision, late] = [0, 0, 0];
    for (let row = 6; at("Loans", `D${row}`) !== null; row += 1) {
      const [balance, days] = [number(at("Loans", `D${row}`)), number(at("Loans", `E${row}`))];
      const rate = rates.find(([from]) => days >= from)?.[1] ?? 0;
      expect(at("Loans", `H${row}`)).toBe(rate);
      portfolio += balance;
      provision += balance * rate;
      if (days > 30) late += balance;
    }
    expect(at("Summary", "C10")).toBe(portfolio);
    expect(at("Summary", "E10")).toBeCloseTo(provision, 2);
    expect(at("Summary", "D15")).toBeCloseTo(late / portfolio, 10);
    expect(at("Summary", "C21")).toBeCloseTo(provision - 85_000, 2);
    expect([at("Summary", "D11"), at("Summary", "E34")]).toEqual(["Agrees", "Agrees"]);
  });

  it("notices a product that the summary does not list", () => {
    const renamed = reader(filled(delinquencyProvisioningSheet, "Summary", { A29: "Salary loan" }));
    expect(renamed("Summary", "E34")).toBe("Product missing");
  });

  it("has room for a product of the SACCO's own", () => {
    const own = reader(
      filled(filled(delinquencyProvisioningSheet, "Loans", { C6: "Boda boda loan" }), "Summary", {
        A30: "Boda boda loan",
      }),
    );
    expect([own("Summary", "B30"), own("Summary", "C30"), own("Summary", "E34")]).toEqual([
      1,
      412_000,
      "Agrees",
    ]);
  });

  it("names a loan whose days were pasted as words or below zero, and says what no band holds", () => {
    const pasted = reader(filled(delinquencyProvisioningSheet, "Loans", { E6: "none", E7: -3 }));
    expect([pasted("Loans", "G6"), pasted("Loans", "G7")]).toEqual(["Check days", "Check days"]);
    expect(["B11", "C11", "D11"].map((address) => pasted("Summary", address))).toEqual([
      -2,
      -(412_000 + 286_500),
      "Check days",
    ]);
  });
});
