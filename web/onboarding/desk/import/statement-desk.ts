import { callUrl } from "#contract/core/client.ts";
import { paymentImportFields } from "#contract/onboarding/payment-import.ts";
import { wire } from "#contract/wire.ts";
import { formatCount } from "#web/lib/format.ts";
import type { ImportDesk } from "#web/ui/import/import-desk.ts";
import { registerPath, statementsPath } from "../paths.ts";

const calls = wire.members.payments.imports;

/** Records the payments of an M-PESA or bank statement. */
export const statementDesk: ImportDesk = {
  list: { label: "Members", to: registerPath },
  path: statementsPath,
  fields: paymentImportFields,
  title: "Payments from a statement",
  lead: "Record what people paid in, from the statement of your paybill or bank account.",
  uploadHint:
    "A payment is found by its account number: the ID number, member number or phone that the payer gave. Of an applicant it counts for the entrance fee first, then for the first shares; the rest, and what members pay, is a deposit. Whoever is admitted and has paid both becomes a member and is told.",
  templateUrl: callUrl(calls.template),
  problemsUrl: (id) => callUrl(calls.problems, { params: { id } }),
  countOf: (count) => formatCount(count, "payment"),
  informedLabel: (organisation) => `This is a statement of an account of ${organisation}`,
  informedHint: "A receipt that was recorded already is not recorded again.",
  words: {
    imports: "Statements",
    source: "Which statement is it?",
    sourceHint: "It stays with the payments: Paybill 360360, November 2026",
    statement: "Your name stays with the payments that are recorded.",
    leftOut: "No payment, or of nobody known",
    becomes: "Recorded for",
    nothing: "There is no payment to record in this file",
  },
  imported: { label: "Members", to: () => registerPath },
};
