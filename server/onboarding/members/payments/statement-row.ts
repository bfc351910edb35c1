import { z } from "zod";
import { calendarDay } from "#contract/core/fields.ts";
import { paymentInput } from "#contract/onboarding/payments.ts";
import { checkInput } from "#server/platform/http/input.ts";
import type { ReadRow } from "#server/platform/import/import-kind.ts";
import { writtenCents } from "#server/platform/import/written-amount.ts";
import { writtenDay } from "#server/platform/import/written-day.ts";
import { type AccountGiven, accountGiven } from "./payees.service.ts";

const { reference, amount } = paymentInput.shape;

const statementRow = z.object({
  reference: z.string().min(1, "The receipt or reference is missing").pipe(reference),
  paidOn: calendarDay,
  amount,
});

/** A payment as a statement has it. */
export interface StatementRow extends z.output<typeof statementRow>, AccountGiven {}

/** Reads a row of a statement, or says why it is no payment. */
export function readStatementRow(texts: Record<string, string>): ReadRow<StatementRow> {
  const { reference = "", paidOn = "", account = "", details = "", status = "" } = texts;
  const cents = writtenCents(texts.amount ?? "") ?? 0;
  if (status !== "" && !/^completed?$/i.test(status)) return { problems: { status: "Not completed" } };
  if (cents <= 0) return { problems: { amount: "No money came in by this row" } };
  if (cents % 100 !== 0) return { problems: { amount: "Not whole shillings: record it by hand" } };
  const checked = checkInput(statementRow, { reference, paidOn: writtenDay(paidOn), amount: cents / 100 });
  if (checked.problems) return { problems: checked.problems };
  return { row: { ...checked.data, ...accountGiven(account, details) } };
}
