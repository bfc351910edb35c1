import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { importCalls } from "../core/import.calls.ts";
import { type ImportField, largeImport } from "../core/import.ts";
import { anyOf, day, defineList, oneOf, reference, yesOrNo } from "../core/list.ts";
import { mediaTypes } from "../core/media-types.ts";

/** What a transaction is. Deposits and withdrawals make a member's balance; the others are told apart from them. */
export const transactionTypes = [
  "deposit",
  "withdrawal",
  "shares",
  "loan_repayment",
  "loan_disbursement",
  "fee",
  "transfer",
  "other",
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** Somebody whom a transaction or loan belongs to. */
export const registeredMember = z.object({
  id: z.uuid(),
  fullName: z.string(),
  memberNumber: z.string().nullable(),
});

/** A line of a statement. */
export const transaction = z.object({
  id: z.uuid(),
  paidOn: z.string(),
  /** The receipt. */
  reference: z.string(),
  type: z.enum(transactionTypes),
  /** Cents; negative for what went out. */
  amount: z.int(),
  /** The account that the payer gave; empty where the statement has none. */
  account: z.string(),
  payer: z.string(),
  details: z.string(),
  /** Null while it is not known whose it is. */
  member: registeredMember.nullable(),
  /** Who said by hand whose it is; null where its account says so. */
  assignedBy: z.string().nullable(),
  /** Whether onboarding recorded the same receipt as a payment: it counts once. */
  isPayment: z.boolean(),
  /** The statement that it was read from. */
  fileName: z.string().nullable(),
  importId: z.uuid().nullable(),
});
export type Transaction = z.infer<typeof transaction>;

export const directions = ["in", "out"] as const;

/** The register of transactions. */
export const transactionList = defineList({
  name: "transactions",
  pageSize: 50,
  search: true,
  filters: {
    from: day(),
    to: day(),
    type: anyOf(transactionTypes),
    direction: oneOf(directions),
    /** Whether it is known whose it is. */
    matched: yesOrNo(),
    memberId: reference(),
    importId: reference(),
  },
  sorts: ["-paidOn", "paidOn", "-amount", "amount"],
});

const sums = {
  count: z.int(),
  /** Cents. */
  paidIn: z.int(),
  /** Cents, as a positive amount. */
  paidOut: z.int(),
};

/** What the transactions of a filter come to. */
export const transactionTotals = z.object({
  ...sums,
  /** How many of them nobody is known for, and what these come to, in and out together. */
  unmatched: z.object({ count: z.int(), amount: z.int() }),
  /** The last twelve months among them that there is something of, oldest first. */
  months: z.array(z.object({ month: z.string(), ...sums })),
});
export type TransactionTotals = z.infer<typeof transactionTotals>;

/** Members by what they have. */
export const balanceList = defineList({
  pageSize: 50,
  search: true,
  sorts: ["-deposits", "deposits", "name", "-lastPaidOn"],
});

/** What a member has by the payments that were recorded and the transactions that are theirs, each receipt once. */
export const memberBalance = z.object({
  member: registeredMember,
  /** Cents: deposited, less what was withdrawn. */
  deposits: z.int(),
  /** Cents. */
  shares: z.int(),
  /** Cents that were paid back on loans. */
  repaid: z.int(),
  lastPaidOn: z.string(),
});
export type MemberBalance = z.infer<typeof memberBalance>;

/** Whose a transaction is and what, said by hand; what is left out stays. */
export const transactionChange = z
  .object({
    /** Null takes it from whoever it was given to. */
    memberId: z.uuid().nullable().optional(),
    type: z.enum(transactionTypes).optional(),
  })
  .refine(({ memberId, type }) => memberId !== undefined || type !== undefined, "There is nothing to change");

/** What a row of an M-PESA or bank statement says. */
export const transactionImportFields: readonly ImportField[] = [
  {
    name: "reference",
    label: "Receipt or reference",
    needs: "reference",
    hint: "The same receipt counts once, however often it is uploaded",
    aliases: [
      "receipt no",
      "receipt",
      "transaction id",
      "transaction reference",
      "reference no",
      "reference",
      "cheque no",
    ],
  },
  {
    name: "paidOn",
    label: "Date",
    needs: "paidOn",
    aliases: ["completion time", "transaction date", "value date", "posting date", "tarehe"],
  },
  {
    name: "details",
    label: "Details",
    aliases: ["narration", "narrative", "description", "particulars", "maelezo"],
  },
  { name: "status", label: "Status", unseen: true, aliases: ["transaction status"] },
  {
    name: "paidIn",
    label: "Paid in",
    needs: "amount",
    aliases: ["credit", "credit amount", "money in", "deposits"],
  },
  {
    name: "withdrawn",
    label: "Withdrawn",
    needs: "amount",
    aliases: ["paid out", "debit", "debit amount", "money out", "withdrawals"],
  },
  {
    name: "amount",
    label: "Amount",
    needs: "amount",
    hint: "Where one column has both: what went out is negative",
    aliases: ["transaction amount", "kiasi"],
  },
  {
    name: "account",
    label: "Account number given",
    hint: "The member number, ID number or phone that the payer gave",
    aliases: [
      "a c no",
      "account no",
      "acc no",
      "bill reference",
      "account reference",
      "member no",
      "member number",
    ],
  },
  { name: "type", label: "Type", unseen: true, aliases: ["reason type", "transaction type"] },
  {
    name: "payer",
    label: "Other party",
    unseen: true,
    aliases: ["other party info", "payer", "sender", "paid in by"],
  },
];

const access = { role: "owner" } as const;
const path = "/api/transactions";
const one = z.object({ id: z.uuid() });

export const transactionCalls = {
  list: defineCall({
    method: "GET",
    path,
    summary: "The transactions of the organisation's accounts, as its statements have them",
    access,
    query: transactionList.query,
    answer: z.array(transaction),
    paged: true,
  }),
  get: defineCall({
    method: "GET",
    path: `${path}/:id`,
    summary: "One transaction",
    access,
    params: one,
    answer: transaction,
  }),
  totals: defineCall({
    method: "GET",
    path: `${path}/totals`,
    summary: "What the transactions that match come to, also by month",
    access,
    query: transactionList.filter,
    answer: transactionTotals,
  }),
  balances: defineCall({
    method: "GET",
    path: `${path}/balances`,
    summary: "What each member has by their payments and transactions",
    access,
    query: balanceList.query,
    answer: z.array(memberBalance),
    paged: true,
  }),
  export: defineCall({
    method: "GET",
    path: `${path}/export`,
    summary: "The transactions that match, as CSV",
    access,
    query: transactionList.filter,
    answer: z.unknown(),
    download: [mediaTypes.csv],
  }),
  change: defineCall({
    method: "PATCH",
    path: `${path}/:id`,
    summary: "Say whose a transaction is, or what it is",
    access,
    params: one,
    body: transactionChange,
    answer: transaction,
  }),
  imports: importCalls(
    "/api/transaction-imports",
    access,
    "transactions from a statement",
    largeImport.bytes,
  ),
};
