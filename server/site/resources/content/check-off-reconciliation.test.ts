import { describe, expect, it } from "vitest";
import { filled, number, reader } from "#server/testing/workbooks.ts";
import type { Cell } from "../workbook/model.ts";
import { checkOffReconciliation } from "./check-off-reconciliation.ts";

const at = reader(checkOffReconciliation);

describe("check-off reconciliation", () => {
  it("matches by payroll number and explains the way from the advice to the bank", () => {
    const counts = ["Matched", "Short", "Over", "Not deducted"].map((_, index) =>
      at("Summary", `B${24 + index}`),
    );
    expect(counts).toEqual([9, 1, 1, 1]);
    const asked = number(at("Summary", "B13"));
    const received = number(at("Remittance", "B3"));
    expect(asked + number(at("Summary", "B14")) + number(at("Summary", "B15"))).toBe(received - 2_700);
    expect(at("Remittance", "C17")).toBe("Unknown payroll number");
    expect(at("Summary", "C18")).toBe("Agrees with Remittance");
    expect(at("Summary", "B20")).toBe(0);
  });

  it.each<[string, Record<string, Cell["value"]>, Record<string, Cell["value"]>]>([
    ["a stranger listed twice", {}, { A16: "P-10991" }],
    ["money without a payroll number", {}, { A9: null }],
    ["a member listed twice by the employer", {}, { A9: "P-10442" }],
    ["a member on two lines of the advice", { A7: "P-10442" }, {}],
    ["a line of the advice without a number", { A8: null }, {}],
  ])("balances with %s", (_, onAdvice, onRemittance) => {
    const edited = reader(
      filled(filled(checkOffReconciliation, "Advice", onAdvice), "Remittance", onRemittance),
    );
    expect(edited("Summary", "B18")).toBe(edited("Remittance", "B3"));
    expect(edited("Summary", "C18")).toBe("Agrees with Remittance");
    expect(edited("Summary", "C30")).toBe(
      number(edited("Summary", "B14")) + number(edited("Summary", "B15")),
    );
    expect(edited("Summary", "B30")).toBe(12);
  });

  it("names the lines of the advice that nobody can match", () => {
    const edited = reader(filled(checkOffReconciliation, "Advice", { A7: "P-10442", A8: null }));
    expect([6, 7, 8].map((row) => edited("Advice", `J${row}`))).toEqual([
      "Listed twice",
      "Listed twice",
      "No payroll number",
    ]);
  });

  it("counts the days late from the payday", () => {
    expect(at("Summary", "B10")).toBe(6);
  });

  it("claims what the schedule promised and the bank did not receive", () => {
    const short = reader(filled(checkOffReconciliation, "Summary", { B6: 100_000 }));
    expect(short("Summary", "B20")).toBe(6_840);
    expect(short("Summary", "C20")).toBe("Claim from the employer");
  });
});
