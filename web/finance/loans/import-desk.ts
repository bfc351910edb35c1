import { callUrl } from "#contract/core/client.ts";
import { loanImportFields } from "#contract/finance/loans.ts";
import { wire } from "#contract/wire.ts";
import { formatCount } from "#web/lib/format.ts";
import type { ImportDesk } from "#web/ui/import/import-desk.ts";
import { booksPath, loansPath } from "./paths.ts";

const calls = wire.finance.loans.imports;

/** Reads the loan book of a day, as a core banking system exports it. */
export const bookDesk: ImportDesk = {
  list: { label: "Loans & Credit", to: loansPath },
  path: booksPath,
  fields: loanImportFields,
  title: "Import a loan book",
  lead: "Read the loans of a day from an export of your core banking system.",
  uploadHint:
    "A whole book: every loan that is open, one row each. The next book takes its place, and both stay to be compared. Whose a loan is, its member number, ID number or phone says.",
  templateUrl: callUrl(calls.template),
  large: true,
  problemsUrl: (id) => callUrl(calls.problems, { params: { id } }),
  countOf: (count) => formatCount(count, "loan"),
  informedLabel: (organisation) => `This is the loan book of ${organisation}`,
  informedHint: "Nothing is changed in your core banking system.",
  words: {
    imports: "Loan books",
    source: "Where does the book come from?",
    sourceHint: "It stays with the loans: core banking system, arrears report",
    statement: "Your name stays with the book. If you stop it, nothing of it stays.",
    nothing: "There is no loan to record in this file",
  },
  asOf: { label: "Book of the day", hint: "The day on which the balances are as the file has them." },
  imported: { label: "See the loans", to: (id) => `${loansPath}?importId=${id}` },
};
