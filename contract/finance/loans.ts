import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { calendarDay } from "../core/fields.ts";
import { importCalls } from "../core/import.calls.ts";
import { type ImportField, largeImport } from "../core/import.ts";
import { anyOf, day, defineList, reference, yesOrNo } from "../core/list.ts";
import { mediaTypes } from "../core/media-types.ts";
import { arrearsBuckets, loanClasses } from "./loan-classes.ts";
import { registeredMember } from "./transactions.ts";

/** A loan as a book of a day has it. */
export const loan = z.object({
  id: z.uuid(),
  loanNumber: z.string(),
  /** The day of the book. */
  asOf: z.string(),
  /** Null while it is not known whose it is. */
  member: registeredMember.nullable(),
  /** Name in the book; empty where it has none. */
  borrower: z.string(),
  product: z.string(),
  /** Cents. */
  principal: z.int(),
  disbursedOn: z.string().nullable(),
  termMonths: z.int().nullable(),
  /** Interest a year, in basis points: 1,200 is 12%. */
  rate: z.int().nullable(),
  /** Cents. */
  outstanding: z.int(),
  daysInArrears: z.int(),
  lastPaidOn: z.string().nullable(),
  bucket: z.enum(arrearsBuckets),
  class: z.enum(loanClasses),
  /** Cents. */
  provision: z.int(),
  /** Who said by hand whose it is; null where its account says so. */
  assignedBy: z.string().nullable(),
  fileName: z.string().nullable(),
  importId: z.uuid().nullable(),
});
export type Loan = z.infer<typeof loan>;

/** A loan of the book of a day; the last book without one. */
export const loanList = defineList({
  name: "loans",
  pageSize: 50,
  search: true,
  filters: {
    asOf: day(),
    bucket: anyOf(arrearsBuckets),
    atRisk: yesOrNo(),
    /** Whether it is known whose it is. */
    matched: yesOrNo(),
    memberId: reference(),
    importId: reference(),
  },
  sorts: ["-daysInArrears", "-outstanding", "outstanding", "loanNumber"],
});

const sums = { count: z.int(), outstanding: z.int() };

/** What the loan book of a day comes to. */
export const loanSummary = z.object({
  asOf: z.string(),
  ...sums,
  /** Outstanding of loans more than thirty days in arrears, in cents. */
  atRisk: z.int(),
  provision: z.int(),
  /** Loans of which it is not known whose they are. */
  unmatched: z.int(),
  buckets: z.array(
    z.object({ bucket: z.enum(arrearsBuckets), class: z.enum(loanClasses), ...sums, provision: z.int() }),
  ),
  products: z.array(z.object({ product: z.string(), ...sums, atRisk: z.int() })),
  /** The last twelve books, oldest first. */
  books: z.array(z.object({ asOf: z.string(), ...sums, atRisk: z.int() })),
});
export type LoanSummary = z.infer<typeof loanSummary>;

/** A loan with what earlier books said of it, the last first. */
export const loanFile = z.object({ loan, history: z.array(loan) });
export type LoanFile = z.infer<typeof loanFile>;

/** What a row of a loan book says. */
export const loanImportFields: readonly ImportField[] = [
  {
    name: "loanNumber",
    label: "Loan number",
    needs: "loanNumber",
    aliases: ["loan no", "loan id", "loan account", "loan account no", "account number"],
  },
  {
    name: "account",
    label: "Member number",
    hint: "Or the member's ID number or phone: by it the loan is found to be theirs",
    aliases: ["member no", "membership no", "id number", "id no", "phone", "client no"],
  },
  {
    name: "borrower",
    label: "Borrower",
    aliases: ["member name", "name", "client name", "member", "mkopaji"],
  },
  { name: "product", label: "Product", aliases: ["loan product", "loan type", "product name", "aina"] },
  {
    name: "principal",
    label: "Principal (KES)",
    needs: "principal",
    aliases: ["principal", "amount disbursed", "loan amount", "amount granted", "approved amount"],
  },
  {
    name: "disbursedOn",
    label: "Disbursed on",
    aliases: ["disbursed", "disbursement date", "date disbursed", "issue date", "start date"],
  },
  { name: "termMonths", label: "Term (months)", aliases: ["term", "period", "repayment period", "months"] },
  { name: "rate", label: "Interest a year (%)", aliases: ["rate", "interest rate", "interest"] },
  {
    name: "outstanding",
    label: "Outstanding (KES)",
    needs: "outstanding",
    aliases: [
      "outstanding",
      "balance",
      "loan balance",
      "outstanding balance",
      "outstanding principal",
      "baki",
    ],
  },
  {
    name: "daysInArrears",
    label: "Days in arrears",
    needs: "arrears",
    aliases: ["days overdue", "arrears days", "days past due", "dpd", "overdue days"],
  },
  {
    name: "lastPaidOn",
    label: "Last payment",
    needs: "arrears",
    hint: "Where there are no days in arrears: what is more than a month without a payment counts",
    aliases: ["last payment date", "last paid", "last repayment", "date last paid"],
  },
];

const access = { role: "owner" } as const;
const path = "/api/loans";
const one = z.object({ id: z.uuid() });

export const loanCalls = {
  list: defineCall({
    method: "GET",
    path,
    summary: "The loans of the last book, or of that of a day",
    access,
    query: loanList.query,
    answer: z.array(loan),
    paged: true,
  }),
  book: defineCall({
    method: "GET",
    path: `${path}/book`,
    summary:
      "What a loan book comes to: ageing, provision, portfolio at risk, products; null where there is none",
    access,
    query: z.object({ asOf: calendarDay.optional() }),
    answer: loanSummary.nullable(),
  }),
  export: defineCall({
    method: "GET",
    path: `${path}/export`,
    summary: "The loans that match, as CSV",
    access,
    query: loanList.filter,
    answer: z.unknown(),
    download: [mediaTypes.csv],
  }),
  get: defineCall({
    method: "GET",
    path: `${path}/:id`,
    summary: "A loan, with what earlier books said of it",
    access,
    params: one,
    answer: loanFile,
  }),
  assign: defineCall({
    method: "PUT",
    path: `${path}/:id/member`,
    summary: "Say whose a loan is, in all books; null takes that back",
    access,
    params: one,
    body: z.object({ memberId: z.uuid().nullable() }),
    answer: loanFile,
  }),
  imports: importCalls("/api/loan-imports", access, "loans of a book", largeImport.bytes),
};
