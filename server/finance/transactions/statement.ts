import { z } from "zod";
import { calendarDay } from "#contract/core/fields.ts";
import { maxCents } from "#contract/finance/figures.ts";
import type { TransactionType } from "#contract/finance/transactions.ts";
import { checkInput } from "#server/platform/http/input.ts";
import type { ReadRow } from "#server/platform/import/import-kind.ts";
import { writtenCents } from "#server/platform/import/written-amount.ts";
import { writtenDay } from "#server/platform/import/written-day.ts";
import { maxDetails, type receiptParts } from "./transactions.table.ts";

/** A line of a statement, before anybody knows whose it is. */
export interface StatementLine {
  reference: string;
  part: (typeof receiptParts)[number];
  paidOn: string;
  type: TransactionType;
  amount: number;
  account: string;
  payer: string;
  details: string;
}

const line = z.object({
  reference: z
    .string()
    .overwrite((typed) => typed.replace(/\s/g, "").toUpperCase())
    .min(1, "The receipt or reference is missing")
    .max(40),
  paidOn: calendarDay,
  amount: z.int().min(-maxCents).max(maxCents),
});

/** What went out, by the words that statements use of it; the first that fits holds. */
const outwards: readonly [RegExp, TransactionType][] = [
  [/\b(charges?|fees?|commission|excise|levy|ledger)\b/, "fee"],
  [/\b(disburse\w*|loan|mkopo)\b/, "loan_disbursement"],
  [/\b(settle\w*|own account|to bank|organi[sz]ation (?:to|settlement))\b/, "transfer"],
];

const inwards: readonly [RegExp, TransactionType][] = [
  [/\b(loans?|repay\w*|mkopo)\b/, "loan_repayment"],
  [/\b(shares?|hisa)\b/, "shares"],
  [/\b(entrance|registration|joining|fees?)\b/, "fee"],
  [/\b(settle\w*|own account|funds transfer from bank)\b/, "transfer"],
];

/** What a line is, as far as its words say; money that came in is a deposit otherwise, and that went out a withdrawal. */
export function typeOf(amount: number, ...words: string[]): TransactionType {
  const text = words.join(" ").toLowerCase();
  const [, type] = (amount > 0 ? inwards : outwards).find(([pattern]) => pattern.test(text)) ?? [];
  return type ?? (amount > 0 ? "deposit" : "withdrawal");
}

/**
 * What a line moved, in cents: the one of its two columns that holds something, or the single one.
 * @returns null where none of them holds an amount
 */
function movedBy({ paidIn = "", withdrawn = "", amount = "" }: Record<string, string>): number | null {
  const came = writtenCents(paidIn);
  if (came) return Math.abs(came);
  const went = writtenCents(withdrawn);
  // M-PESA writes what went out with a minus, banks without.
  if (went) return -Math.abs(went);
  return amount === "" ? null : writtenCents(amount);
}

/** Why a line moved nothing: an amount that cannot be read is named in its column, for it may be money. */
function unmoved(texts: Record<string, string>): Record<string, string> {
  const unread = (["paidIn", "withdrawn", "amount"] as const).filter(
    (name) => /[^\s-]/.test(texts[name] ?? "") && writtenCents(texts[name] ?? "") === null,
  );
  if (unread.length === 0) return { amount: "No money moved by this row" };
  return Object.fromEntries(unread.map((name) => [name, "This is no amount"]));
}

const shortened = (text: string, max: number): string => text.slice(0, max).trim();

/** Reads a row of a statement, or says why it is no transaction. */
export function readStatementLine(texts: Record<string, string>): ReadRow<StatementLine> {
  const {
    reference = "",
    paidOn = "",
    status = "",
    account = "",
    payer = "",
    details = "",
    type = "",
  } = texts;
  if (status !== "" && !/^completed?$/i.test(status)) return { problems: { status: "Not completed" } };
  const amount = movedBy(texts);
  if (!amount) return { problems: unmoved(texts) };
  const checked = checkInput(line, { reference, paidOn: writtenDay(paidOn), amount });
  if (checked.problems) return { problems: checked.problems };
  const meant = typeOf(amount, type, details, account);
  return {
    row: {
      ...checked.data,
      part: amount > 0 ? "in" : meant === "fee" ? "charge" : "out",
      type: meant,
      account: shortened(account, 100),
      payer: shortened(payer, 200),
      details: shortened(details, maxDetails),
    },
  };
}
