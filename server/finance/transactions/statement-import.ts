import { formatCents } from "#contract/core/numbers.ts";
import { transactionImportFields } from "#contract/finance/transactions.ts";
import { accountGiven, findPayees } from "#server/onboarding/members/payments/payees.service.ts";
import type { ImportDefinition } from "#server/platform/import/import-kind.ts";
import { type FoundOwner, onlyOwner, ownerName } from "../registers/registered.ts";
import { readStatementLine, type StatementLine } from "./statement.ts";
import * as queries from "./transactions.queries.ts";

/** A line of a statement; once it was looked up, with whose it is. */
interface FoundLine extends StatementLine {
  member?: FoundOwner | undefined;
  /** Several may be meant by its account. */
  several?: boolean;
}

const keyOf = ({ reference, part }: Pick<StatementLine, "reference" | "part">): string =>
  `${reference} ${part}`;

function becomes({ amount, type, member, several }: FoundLine): string {
  const nobody = several ? "several may be meant" : "of nobody known yet";
  return `${ownerName(member) || nobody}: ${type.replace("_", " ")} KES ${formatCents(Math.abs(amount))}`;
}

/**
 * Imports the lines of a statement. Whose they are is said by their accounts, never by an amount or a name; of whom that
 * is not known wait in the register. Nothing stays of a statement that is not read to its end.
 */
export const statementImport: ImportDefinition<FoundLine> = {
  kind: "transactions",
  fields: transactionImportFields,
  keptReason: "Somebody has said by hand whose they are.",
  large: { batchRows: 500 },
  whole: true,
  read: readStatementLine,
  keysOf: (line) => ({ sought: keyOf(line), known: [keyOf(line)] }),
  async find(scope, keys) {
    const wanted = new Set(keys);
    const references = [...new Set(keys.map((key) => key.slice(0, key.lastIndexOf(" "))))];
    const rows = references.length > 0 ? await queries.withReceipts(scope, references) : [];
    return new Map(rows.map((row) => [keyOf(row), row.id] as const).filter(([key]) => wanted.has(key)));
  },
  async look(scope, lines) {
    // A charge is the organisation's own, though its line names the account of the payment that it is for.
    const payees = await findPayees(
      scope,
      lines.map(({ part, account, details }) =>
        part === "charge" ? { account: null, details: "" } : accountGiven(account, details),
      ),
    );
    return lines.map((line, place) => {
      const named = payees[place] ?? [];
      return { row: { ...line, member: onlyOwner(named), several: named.length > 1 } };
    });
  },
  becomes,
  create: (scope, lines, { id: importId }) =>
    queries.insertTransactions(
      scope,
      [...lines].map(([id, { member, several: _, ...line }]) => ({
        ...line,
        id,
        importId,
        memberId: member?.id ?? null,
      })),
    ),
  remove: queries.deleteUntouched,
};
