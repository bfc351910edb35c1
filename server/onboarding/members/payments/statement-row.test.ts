import { expect, it } from "vitest";
import { readStatementRow } from "./statement-row.ts";

const row = {
  reference: "TKN4X7Y2ZQ",
  paidOn: "20-11-2026 14:03:22",
  amount: "1,500.00",
  account: "23456789",
};

it("reads a payment as M-PESA and banks write it", () => {
  expect(readStatementRow(row)).toEqual({
    row: { reference: "TKN4X7Y2ZQ", paidOn: "2026-11-20", amount: 1500, account: "23456789", details: "" },
  });
  expect(readStatementRow({ ...row, reference: "ft 26/1", amount: "KES 200", account: "" })).toMatchObject({
    row: { reference: "FT26/1", amount: 200, account: null },
  });
});

it.each([
  ["Pay Bill from 254712345678 - WANJIKU KAMAU Acc. 23456789", "23456789"],
  ["Pay Bill Online to 360360 Account No: UMJ 00007", "UMJ 00007"],
  ["TRANSFER WANJIKU KAMAU 23456789", null],
  ["ACCRUED INTEREST", null],
])("finds in %j the account %j", (details, account) => {
  expect(readStatementRow({ ...row, account: "", details }).row?.account).toBe(account);
});

it.each([
  [{ amount: "" }, "amount"],
  [{ amount: "-200" }, "amount"],
  [{ amount: "200.50" }, "amount"],
  [{ status: "Failed" }, "status"],
  [{ reference: "" }, "reference"],
  [{ paidOn: "yesterday" }, "paidOn"],
])("leaves out %o", (texts, field) => {
  expect(readStatementRow({ ...row, ...texts }).problems).toEqual({ [field]: expect.any(String) });
});
