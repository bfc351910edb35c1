import { describe, expect, it } from "vitest";
import { filled, number, reader } from "#server/testing/workbooks.ts";
import { loanAmortisationSchedule } from "./loan-amortisation-schedule.ts";

const at = reader(loanAmortisationSchedule);
const loanOf = (principal: number | null, rate: number | null, months: number | null) =>
  reader(filled(loanAmortisationSchedule, "Loan", { B7: principal, B8: rate, B9: months }));
const annuity = (principal: number, rate: number, months: number) =>
  (principal * (rate / 12)) / (1 - (1 + rate / 12) ** -months);
/** Shillings and cents, rounded up. */
const upToCent = (amount: number) => Math.ceil(amount * 100) / 100;
const methods = ["Reducing balance", "Flat rate"];

describe("loan amortisation", () => {
  it("repays 300,000 at 12% in 36 level instalments", () => {
    expect(at("Reducing balance", "D9")).toBe(upToCent(annuity(300_000, 0.12, 36)));
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

  it.each([
    [50_000, 0.18, 1],
    [99_999, 0.1, 7],
    [1_000_000, 0.14, 72],
    [2_500_000, 0.13, 73],
    [5_000_000, 0.14, 360],
    [1_000, 0.6, 360],
    [300_000, 0, 36],
  ])(
    "repays %d at %d a year over %d months to the cent, the last instalment never the largest",
    (principal, rate, months) => {
      const loan = loanOf(principal, rate, months);
      expect(loan("Loan", "B17")).toBe("Yes");
      for (const method of methods) {
        expect(loan(method, "A6")).toBe(months);
        expect(loan(method, "F6")).toBeCloseTo(principal, 2);
        expect(loan(method, "G6")).toBe(0);
        expect(loan(method, `G${8 + months}`)).toBe(0);
        const instalments = Array.from({ length: months }, (_, month) =>
          number(loan(method, `D${9 + month}`)),
        );
        expect(Math.max(...instalments)).toBe(instalments[0]);
        expect(Math.min(...instalments)).toBeGreaterThanOrEqual(0);
      }
      // Each month is rounded to the cent.
      const interest = number(loan("Flat rate", "E6"));
      expect(Math.abs(interest - (principal * rate * months) / 12)).toBeLessThanOrEqual(
        months * 0.005 + 1e-6,
      );
    },
  );

  it("shows the true rate of a flat loan over thirty years", () => {
    const loan = loanOf(5_000_000, 0.14, 360);
    const rate = number(loan("Loan", "C24"));
    expect(annuity(5_000_000, rate, 360)).toBeCloseTo(number(loan("Flat rate", "D9")), 1);
    // From the spreadsheet's own first guess, 10% a month, it would not be found.
    expect(String(loanAmortisationSchedule.sheets[1]?.rows[23]?.[2]?.value)).toContain(",0,0,Loan!$B$8/12)");
  });

  it("charges nothing for a loan without interest", () => {
    const loan = loanOf(300_000, 0, 36);
    expect(["B20", "B21", "C20", "C21", "B24", "C24"].map((address) => loan("Loan", address))).toEqual([
      8_333.34, 0, 8_333.34, 0, 0, 0,
    ]);
  });

  it.each<[string, number | null, number | null, number | null]>([
    ["no principal", null, 0.12, 36],
    ["no rate, which is not 0%", 300_000, null, 36],
    ["no term", 300_000, 0.12, null],
    ["a term of no months", 300_000, 0.12, 0],
    ["a term beyond the schedule", 300_000, 0.12, 361],
    ["half a month", 300_000, 0.12, 12.5],
  ])("says that %s cannot be calculated, and shows no figure", (_, principal, rate, months) => {
    const loan = loanOf(principal, rate, months);
    expect(loan("Loan", "B17")).toBe("No");
    for (const address of ["B20", "C20", "B23", "C24", "C25", "B26", "C30", "C31", "C32"]) {
      expect(loan("Loan", address)).toBe("");
    }
    for (const method of methods) expect([loan(method, "A9"), loan(method, "G6")]).toEqual(["", ""]);
  });

  it("leaves the due dates empty until the first one is known", () => {
    const loan = reader(filled(loanAmortisationSchedule, "Loan", { B10: null }));
    expect([loan("Flat rate", "B9"), loan("Flat rate", "A9")]).toEqual(["", 1]);
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
