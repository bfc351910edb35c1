import { callUrl } from "#contract/core/client.ts";
import { transactionImportFields } from "#contract/finance/transactions.ts";
import { wire } from "#contract/wire.ts";
import { formatCount } from "#web/lib/format.ts";
import type { ImportDesk } from "#web/ui/import/import-desk.ts";
import { statementsPath, transactionsPath } from "./paths.ts";

const calls = wire.finance.transactions.imports;

/** Reads the statement of a paybill or bank account into the register of transactions. */
export const statementDesk: ImportDesk = {
  list: { label: "Transactions", to: transactionsPath },
  path: statementsPath,
  fields: transactionImportFields,
  title: "Import a statement",
  lead: "Read what came in and went out from the statement of your paybill or bank account.",
  uploadHint:
    "An M-PESA organisation statement is understood as it is downloaded. Whose a transaction is, its account says: the member number, ID number or phone that the payer gave. What nobody is known for waits in the register, where you assign it.",
  templateUrl: callUrl(calls.template),
  large: true,
  problemsUrl: (id) => callUrl(calls.problems, { params: { id } }),
  countOf: (count) => formatCount(count, "transaction"),
  informedLabel: (organisation) => `This is a statement of an account of ${organisation}`,
  informedHint:
    "A receipt counts once, however often it is uploaded. Nothing is posted to your core banking system.",
  words: {
    imports: "Statements",
    source: "Which statement is it?",
    sourceHint: "It stays with the transactions: Paybill 360360, November 2026",
    statement: "Your name stays with the statement. If you stop it, nothing of it stays.",
    leftOut: "No transaction",
    becomes: "Recorded as",
    nothing: "There is no transaction to record in this file",
  },
  imported: { label: "See the transactions", to: (id) => `${transactionsPath}?importId=${id}` },
};
