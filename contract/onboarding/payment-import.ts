import { importCalls } from "../core/import.calls.ts";
import type { ImportField } from "../core/import.ts";

/** What a row of an M-PESA or bank statement says of a payment. */
export const paymentImportFields: readonly ImportField[] = [
  {
    name: "reference",
    label: "Receipt or reference",
    needs: "reference",
    hint: "The same receipt is recorded once, however often it is uploaded",
    aliases: [
      "receipt no",
      "receipt",
      "transaction id",
      "transaction reference",
      "reference no",
      "reference",
    ],
  },
  {
    name: "paidOn",
    label: "Date",
    needs: "paidOn",
    aliases: ["completion time", "transaction date", "value date", "posting date", "tarehe"],
  },
  {
    name: "amount",
    label: "Paid in",
    needs: "amount",
    hint: "Rows without an amount here are no payment",
    aliases: ["credit", "credit amount", "money in", "deposits", "amount", "kiasi"],
  },
  {
    name: "account",
    label: "Account number given",
    needs: "account",
    hint: "The ID number, phone or member number that the payer gave",
    aliases: ["a c no", "account no", "acc no", "bill reference", "account reference"],
  },
  {
    name: "details",
    label: "Details",
    needs: "account",
    unseen: true,
    hint: "Read for an account where no column names it",
    aliases: ["narration", "narrative", "description", "particulars", "transaction details", "maelezo"],
  },
  { name: "status", label: "Status", unseen: true, aliases: ["transaction status"] },
  {
    name: "payer",
    label: "Paid by",
    hint: "Only shown beside the payment",
    aliases: ["other party info", "payer", "sender", "paid in by"],
  },
];

export const paymentImportCalls = importCalls(
  "/api/payment-imports",
  { role: "onboarding" },
  "payments from a statement",
);
