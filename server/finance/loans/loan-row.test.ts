import { expect, it } from "vitest";
import { arrearsOf, readLoanRow } from "./loan-row.ts";

const row = {
  loanNumber: "ln-0017",
  account: "UMJ-00017",
  principal: "200,000",
  disbursedOn: "02/03/2025",
  termMonths: "36 months",
  rate: "12.5%",
  outstanding: "KES 112,500.50",
  daysInArrears: "42",
};

it("reads a loan as core banking systems export one", () => {
  expect(readLoanRow(row).row).toMatchObject({
    loanNumber: "LN-0017",
    principal: 20_000_000,
    disbursedOn: "2025-03-02",
    termMonths: 36,
    rate: 1_250,
    outstanding: 11_250_050,
    daysInArrears: 42,
    lastPaidOn: null,
  });
  expect(readLoanRow({ ...row, rate: "0.14" }).row?.rate).toBe(1_400);
});

it.each([
  [{ loanNumber: "" }, "loanNumber"],
  [{ principal: "" }, "principal"],
  [{ outstanding: "-5" }, "outstanding"],
  [{ daysInArrears: "" }, "daysInArrears"],
  [{ daysInArrears: "a month or so" }, "daysInArrears"],
  [{ disbursedOn: "2199-01-01" }, "disbursedOn"],
])("leaves out %o", (texts, field) => {
  expect(readLoanRow({ ...row, ...texts }).problems).toEqual({ [field]: expect.any(String) });
});

it("says of a day that the calendar lacks that it does not exist, not how to write it", () => {
  const problemsOf = (day: string) => readLoanRow({ ...row, disbursedOn: day, lastPaidOn: day }).problems;
  for (const day of ["31/02/1990", "29.2.2026", "31-Apr-2026", "2026-02-30 00:00:00"]) {
    const problem = "Please check this day: it does not exist";
    expect(problemsOf(day), day).toEqual({ disbursedOn: problem, lastPaidOn: problem });
  }
  expect(problemsOf("soon")).toMatchObject({ disbursedOn: "Please write the day like 2026-11-22" });
});

it("counts arrears from the last payment where the book has none", () => {
  const paid = readLoanRow({ ...row, daysInArrears: "", lastPaidOn: "2026-09-01" }).row;
  if (!paid) throw new Error("it is read");
  expect(arrearsOf(paid, "2026-09-25")).toBe(0);
  expect(arrearsOf(paid, "2026-10-31")).toBe(30);
});
