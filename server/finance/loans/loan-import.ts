import { nairobiDay } from "#contract/core/clock.ts";
import { formatCents } from "#contract/core/numbers.ts";
import { loanImportFields } from "#contract/finance/loans.ts";
import { findPayees } from "#server/onboarding/members/payments/payees.service.ts";
import type { ImportDefinition } from "#server/platform/import/import-kind.ts";
import { type FoundOwner, onlyOwner, ownerName } from "../registers/registered.ts";
import { arrearsOf, type LoanRowRead, readLoanRow } from "./loan-row.ts";
import * as queries from "./loans.queries.ts";

/** A loan of a book; once it was looked up, with whose it is. */
interface FoundLoan extends LoanRowRead {
  member?: FoundOwner | undefined;
}

function becomes({ member, borrower, outstanding }: FoundLoan): string {
  return `${ownerName(member) || borrower || "Of nobody known yet"}: KES ${formatCents(outstanding)} outstanding`;
}

/**
 * Imports the loan book of a day. A book that is not read to its end is not kept. Loans that somebody assigned by hand
 * keep their member in later books.
 */
export const loanImport: ImportDefinition<FoundLoan> = {
  kind: "loans",
  fields: loanImportFields,
  keptReason: "",
  large: { batchRows: 500 },
  whole: true,
  dated: (asOf) => (asOf <= nairobiDay(new Date()) ? null : "A day that has not come yet"),
  read: readLoanRow,
  keysOf: ({ loanNumber }) => ({ sought: loanNumber, known: [loanNumber] }),
  // Every book has the loan anew; that of the same day keeps the first, by its index.
  find: async () => new Map(),
  async look(scope, rows) {
    const payees = await findPayees(
      scope,
      rows.map(({ account }) => ({ account: account || null, details: "" })),
    );
    return rows.map((row, place) => ({ row: { ...row, member: onlyOwner(payees[place]) } }));
  },
  becomes,
  async create(scope, rows, { id: importId, asOf }) {
    if (!asOf) throw new Error("a loan book is of a day");
    const numbers = [...rows.values()].map(({ loanNumber }) => loanNumber);
    const owners = new Map(
      (await queries.ownersOf(scope, numbers)).map((owner) => [owner.loanNumber, owner] as const),
    );
    return queries.insertLoans(
      scope,
      [...rows].map(([id, { member, account: _, ...row }]) => {
        const before = owners.get(row.loanNumber);
        const byHand = before?.assignedBy ? before : null;
        return {
          ...row,
          id,
          importId,
          asOf,
          daysInArrears: arrearsOf({ ...row, account: "" }, asOf),
          memberId: byHand?.memberId ?? member?.id ?? before?.memberId ?? null,
          assignedBy: byHand?.assignedBy ?? null,
          disbursedOn: row.disbursedOn !== null && row.disbursedOn > asOf ? null : row.disbursedOn,
        };
      }),
    );
  },
  async remove(scope, ids) {
    const removed = (await queries.deleteLoans(scope, ids)).map(({ id }) => id);
    return { removed, kept: [] };
  },
};
