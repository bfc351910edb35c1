import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { importCalls, importPath } from "../core/import.calls.ts";
import { type ImportField, importSummary } from "../core/import.ts";

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

const path = "/api/payment-imports";
const access = { role: "onboarding" } as const;

/** Whom a row of a statement is for, said by hand; null for whom the row itself names. */
export const paymentAssignment = z.object({
  /** Its number in the file, as a spreadsheet counts. */
  row: z.int().min(1),
  memberId: z.uuid().nullable(),
});

export const paymentImportCalls = {
  ...importCalls(path, access, "payments from a statement"),
  assign: defineCall({
    method: "PUT",
    path: `${path}/:id/assignment`,
    summary: "Say whom a payment of a statement is for, where its account names nobody or several",
    access,
    params: importPath,
    body: paymentAssignment,
    answer: importSummary,
    errors: ["conflict"],
  }),
};
