import { describe, expect, it } from "vitest";
import { calculate } from "../workbook/calculate.ts";
import { columnIndex, type Sheet, type Workbook } from "../workbook/model.ts";
import { checkOffReconciliation } from "./check-off-reconciliation.ts";
import { delinquencyProvisioningSheet } from "./delinquency-provisioning-sheet.ts";
import { loanAmortisationSchedule } from "./loan-amortisation-schedule.ts";
import { prudentialRatiosWorksheet } from "./prudential-ratios-worksheet.ts";

/** `at("Loan", "B7")`: the value of a cell. */
function reader(workbook: Workbook) {
  const calculated = calculate(workbook);
  return (sheet: string, address: string) => {
    const [, letters = "", digits = ""] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    return calculated(sheet, Number(digits) - 1, columnIndex(letters));
  };
}

/** The workbook with other inputs typed in. */
function filled(workbook: Workbook, sheetName: string, inputs: Record<string, number | null>): Workbook {
  const change = (sheet: Sheet): Sheet => ({
    ...sheet,
    rows: sheet.rows.map((row, rowIndex) =>
      row.map((cell, column) => {
        const address = `${String.fromCharCode(65 + column)}${rowIndex + 1}`;
        return cell && address in inputs ? { ...cell, value: inputs[address] ?? null } : cell;
      }),
    ),
  });
  return { sheets: workbook.sheets.map((sheet) => (sheet.name === sheetName ? change(sheet) : sheet)) };
}

const number = (value: unknown) => {
  if (typeof value !== "number") throw new Error(`${value} is no number`);
  return value;
};

describe("loan amortisation", () => {
  const at = reader(loanAmortisationSchedule);
  const annuity = (principal: number, rate: number, months: number) =>
    (principal * (rate / 12)) / (1 - (1 + rate / 12) ** -months);

  it("repays 300,000 at 12% in 36 level instalments", () => {
    expect(at("Reducing balance", "D9")).toBeCloseTo(annuity(300_000, 0.12, 36), 2);
    let balance = 300_000;
    for (let row = 9; row < 9 + 36; row += 1) {
      expect(at("Reducing balance", `C${row}`)).toBeCloseTo(balance, 2);
      expect(at("Reducing balance", `E${row}`)).toBeCloseTo(balance * 0.01, 2);
      balance = number(at("Reducing balance", `G${row}`));
    }
    expect(balance).toBe(0);
    expect(at("Reducing balance", "F6")).toBeCloseTo(300_000, 2);
    expect(at("Reducing balance", "A45")).toBe("");
  });

  it("charges flat interest on the original principal and states its equivalent rate", () => {
    expect(at("Flat rate", "E6")).toBeCloseTo(300_000 * 0.12 * 3, 2);
    expect(at("Flat rate", "D6")).toBeCloseTo(408_000, 2);
    expect(at("Flat rate", "G44")).toBe(0);
    const equivalent = number(at("Loan", "C24"));
    expect(annuity(300_000, equivalent, 36)).toBeCloseTo(number(at("Flat rate", "D9")), 2);
  });

  it("keeps its promises for other loans", () => {
    for (const [principal, rate, months] of [
      [50_000, 0.18, 1],
      [1_000_000, 0.14, 72],
      [99_999, 0.1, 7],
    ] as const) {
      const other = reader(filled(loanAmortisationSchedule, "Loan", { B7: principal, B8: rate, B9: months }));
      for (const method of ["Reducing balance", "Flat rate"]) {
        expect(other(method, "A6")).toBe(months);
        expect(other(method, "F6")).toBeCloseTo(principal, 2);
        expect(other(method, `G${8 + months}`)).toBe(0);
      }
      expect(other("Flat rate", "E6")).toBeCloseTo((principal * rate * months) / 12, 0);
    }
  });

  it("warns above the deposit multiple and where too little pay remains", () => {
    expect([30, 31, 32].map((row) => at("Loan", `C${row}`))).toEqual([
      "Within the limit",
      "Enough remains",
      "Guarantors needed",
    ]);
    const tight = reader(filled(loanAmortisationSchedule, "Loan", { B12: 90_000, B15: 40_000 }));
    expect(tight("Loan", "C30")).toBe("Above the limit");
    expect(tight("Loan", "C31")).toBe("Too little remains");
  });
});

describe("prudential ratios", () => {
  const at = reader(prudentialRatiosWorksheet);

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
    expect([5, 6, 7, 8, 9].map((row) => at("Ratios", `C${row}`))).toEqual([
      10_000_000, 0.1, 0.08, 0.08, 0.15,
    ]);
    expect([5, 6, 7, 8, 9].map((row) => at("Ratios", `E${row}`))).toEqual([
      "Met",
      "Met",
      "Met",
      "Not met",
      "Met",
    ]);
    expect(at("Ratios", "F8")).toBeCloseTo(36e6 - 0.08 * 743e6, 0);
    expect(at("Ratios", "B11")).toBe(4);
  });

  it("shows what losses and withdrawals leave", () => {
    expect(at("Stress", "B13")).toBeCloseTo((84 - 0.04 * 612) / (743 - 0.04 * 612), 10);
    expect(at("Stress", "C14")).toBeCloseTo((109 - 0.25 * 142 - 18) / (0.75 * 142 + 58 + 26), 10);
    expect(["B15", "C15", "D15"].map((address) => at("Stress", address))).toEqual([
      "Fails",
      "Holds",
      "Fails",
    ]);
  });

  it("shows no error on an empty sheet", () => {
    const inputs = Object.fromEntries(Array.from({ length: 34 }, (_, index) => [`B${index + 1}`, null]));
    for (const formula of ["B13", "B14", "B20", "B28", "B34"]) delete inputs[formula];
    expect(reader(filled(prudentialRatiosWorksheet, "Balances", inputs))("Ratios", "D6")).toBe(0);
  });
});

describe("delinquency and provisioning", () => {
  const at = reader(delinquencyProvisioningSheet);

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
    expect(at("Summary", "E30")).toBe("Agrees");
  });

  it("notices a product that the summary does not list", () => {
    const renamed = reader(filled(delinquencyProvisioningSheet, "Summary", { A29: 0 }));
    expect(renamed("Summary", "E30")).toBe("Product missing");
  });
});

describe("check-off reconciliation", () => {
  const at = reader(checkOffReconciliation);

  it("matches by payroll number and explains the way from the advice to the bank", () => {
    expect(
      ["Matched", "Short", "Over", "Not deducted"].map((_, index) => at("Summary", `B${24 + index}`)),
    ).toEqual([9, 1, 1, 1]);
    const asked = number(at("Summary", "B13"));
    const received = number(at("Remittance", "B3"));
    expect(asked + number(at("Summary", "B14")) + number(at("Summary", "B15"))).toBe(received - 2_700);
    expect(at("Remittance", "C17")).toBe("Unknown payroll number");
    expect(at("Summary", "C18")).toBe("Agrees with Remittance");
    expect(at("Summary", "B20")).toBe(0);
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
