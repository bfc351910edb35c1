import { z } from "zod";
import { nairobiDay } from "#contract/core/clock.ts";
import { calendarDay } from "#contract/core/fields.ts";
import { maxLine } from "#contract/core/limits.ts";
import { maxPersonName } from "#contract/core/names.ts";
import { maxCents } from "#contract/finance/figures.ts";
import { checkInput } from "#server/platform/http/input.ts";
import type { ReadRow } from "#server/platform/import/import-kind.ts";
import { writtenCents } from "#server/platform/import/written-amount.ts";
import { writtenDay } from "#server/platform/import/written-day.ts";

const money = z.int("This is no amount").min(0, "This cannot be below nought").max(maxCents);
const pastDay = calendarDay.refine((day) => day <= nairobiDay(new Date()), "A day that has not come yet");

const loanRow = z
  .object({
    loanNumber: z.string().min(1, "The loan number is missing").max(60),
    account: z.string().max(100),
    borrower: z.string().max(maxPersonName),
    product: z.string().max(maxLine),
    principal: money.min(1, "There is no loan without an amount"),
    disbursedOn: pastDay.nullable(),
    termMonths: z.int("Please give whole months").min(1).max(1_200).nullable(),
    rate: z.int("This is no percentage").min(0).max(100_000).nullable(),
    outstanding: money,
    daysInArrears: z.int("Please give whole days").min(0).max(36_500).nullable(),
    lastPaidOn: pastDay.nullable(),
  })
  .refine(({ daysInArrears, lastPaidOn }) => daysInArrears !== null || lastPaidOn !== null, {
    path: ["daysInArrears"],
    message: "Please give the days in arrears, or the last payment",
  });

/** A loan as a row of a book has it. */
export type LoanRowRead = z.output<typeof loanRow>;

const wholeOf = (text: string): number => Number(text.replace(/[,\s]|months?|days?/gi, ""));

/** `12%`, `12.5` and `0.125`, which a percentage in a spreadsheet is, in basis points. */
function basisPoints(text: string): number {
  const number = Number(text.replace(/[%\s]|p\.?a\.?/gi, "").replace(",", "."));
  return Math.round(number < 1 && !text.includes("%") ? number * 10_000 : number * 100);
}

const given = <T>(text: string, read: (text: string) => T): T | null =>
  text === "" || text === "-" ? null : read(text);

/** Reads a row of a loan book, or says what is wrong with it. */
export function readLoanRow(texts: Record<string, string>): ReadRow<LoanRowRead> {
  const text = (name: string) => texts[name] ?? "";
  const cents = (name: string) => writtenCents(text(name)) ?? Number.NaN;
  const checked = checkInput(loanRow, {
    loanNumber: text("loanNumber").toUpperCase(),
    account: text("account"),
    borrower: text("borrower"),
    product: text("product"),
    principal: cents("principal"),
    disbursedOn: given(text("disbursedOn"), writtenDay),
    termMonths: given(text("termMonths"), wholeOf),
    rate: given(text("rate"), basisPoints),
    outstanding: cents("outstanding"),
    daysInArrears: given(text("daysInArrears"), wholeOf),
    lastPaidOn: given(text("lastPaidOn"), writtenDay),
  });
  return checked.problems ? { problems: checked.problems } : { row: checked.data };
}

/** Days between two payments that nobody is in arrears by. */
const paymentDays = 30;

/** How long a loan is in arrears on a day: as the book says, or by what is more than a month without a payment. */
export function arrearsOf({ daysInArrears, lastPaidOn }: LoanRowRead, asOf: string): number {
  if (daysInArrears !== null) return daysInArrears;
  const days = lastPaidOn ? (Date.parse(asOf) - Date.parse(lastPaidOn)) / 86_400_000 : 0;
  return Math.max(0, Math.round(days) - paymentDays);
}
