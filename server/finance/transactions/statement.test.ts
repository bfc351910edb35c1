import { expect, it } from "vitest";
import { readStatementLine, typeOf } from "./statement.ts";

const row = {
  reference: "tkn4x7y2zq",
  paidOn: "20-11-2026 14:03:22",
  status: "Completed",
  paidIn: "1,500.50",
  account: "UMJ-00017",
  details: "Pay Bill from 2547*****678 - WANJIKU KAMAU Acc. UMJ-00017",
};

it("reads what came in and went out as M-PESA and banks write it", () => {
  expect(readStatementLine(row).row).toMatchObject({
    reference: "TKN4X7Y2ZQ",
    paidOn: "2026-11-20",
    amount: 150_050,
    part: "in",
    type: "deposit",
  });
  const charge = { ...row, paidIn: "", withdrawn: "-34.00", details: "Pay Bill Charge" };
  expect(readStatementLine(charge).row).toMatchObject({ amount: -3_400, part: "charge", type: "fee" });
  const withdrawal = { ...row, paidIn: "0.00", withdrawn: "2,000.00", details: "B2C payment" };
  expect(readStatementLine(withdrawal).row).toMatchObject({ amount: -200_000, part: "out" });
  const bank = { ...row, paidIn: undefined as never, amount: "(200.00)", details: "Cash" };
  expect(readStatementLine(bank).row).toMatchObject({ amount: -20_000, type: "withdrawal" });
});

it.each([
  [{ paidIn: "" }, "amount"],
  [{ paidIn: "-" }, "amount"],
  [{ paidIn: "a lot" }, "paidIn"],
  [{ paidIn: "", amount: "1,5OO" }, "amount"],
  [{ status: "Failed" }, "status"],
  [{ reference: " " }, "reference"],
  [{ paidOn: "yesterday" }, "paidOn"],
])("leaves out %o", (texts, field) => {
  expect(readStatementLine({ ...row, ...texts }).problems).toEqual({ [field]: expect.any(String) });
});

it.each([
  [100, "Loan repayment", "loan_repayment"],
  [100, "Hisa", "shares"],
  [100, "Entrance fee", "fee"],
  [100, "Pay Bill Acc. 23456789", "deposit"],
  [-100, "Business Payment Charge", "fee"],
  [-100, "Loan disbursement to member", "loan_disbursement"],
  [-100, "Organization Settlement Account", "transfer"],
  [-100, "Business Payment to Customer", "withdrawal"],
] as const)("takes %i by %j for a %s", (amount, words, type) => expect(typeOf(amount, words)).toBe(type));
