import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { z } from "zod";
import { transactionList } from "#contract/finance/transactions.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import { conditionsOf, readPage, sortsBy } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { imports } from "#server/platform/import/import.table.ts";
import { partPattern } from "#server/platform/text.ts";
import { assigners, type Finding, ownerFields, ownerJoins } from "../registers/registered.queries.ts";
import { isPayment, transactionsTable as transactions } from "./transactions.table.ts";

export type TransactionQuery = z.output<typeof transactionList.query>;
export type TransactionFilter = z.output<typeof transactionList.filter>;

/** Transactions of which a statement says these words. */
const says = ({ organisationId }: OrganisationScope, words: string): SQL =>
  sql`${transactions.id} = any(array(select search_transactions(${organisationId}::uuid, ${partPattern(words)})))`;

/** Those of which it is still to be said whose they are: charges and transfers are the organisation's own. */
const waits = and(isNull(transactions.memberId), notInArray(transactions.type, ["fee", "transfer"])) as SQL;

const matching = conditionsOf(transactionList, {
  q: (words, { scope, ofMember }: Finding) => or(says(scope, words), ofMember(words, transactions.memberId)),
  from: (day) => gte(transactions.paidOn, day),
  to: (day) => lte(transactions.paidOn, day),
  type: transactions.type,
  direction: (direction) => (direction === "in" ? gt(transactions.amount, 0) : lt(transactions.amount, 0)),
  matched: (matched) => (matched ? isNotNull(transactions.memberId) : waits),
  memberId: transactions.memberId,
  importId: transactions.importId,
});

const sorts = sortsBy<TransactionQuery["sort"]>(
  { paidOn: transactions.paidOn, amount: transactions.amount },
  transactions.id,
);

const fields = {
  id: transactions.id,
  paidOn: transactions.paidOn,
  reference: transactions.reference,
  type: transactions.type,
  amount: transactions.amount,
  account: transactions.account,
  payer: transactions.payer,
  details: transactions.details,
  isPayment,
  importId: transactions.importId,
  ...ownerFields,
};
const { toMember, toImport, toAssigner } = ownerJoins(transactions);

const withNames = (scope: OrganisationScope, condition: SQL | undefined) =>
  scope
    .select(fields, transactions, condition)
    .leftJoin(members, toMember)
    .leftJoin(imports, toImport)
    .leftJoin(assigners, toAssigner);

export type TransactionRow = Awaited<ReturnType<typeof withNames>>[number];

/** One page of the transactions that match, and how many match in all. */
export function listTransactions(query: TransactionQuery, finding: Finding) {
  const { scope } = finding;
  const condition = matching(query, finding);
  return readPage(
    query,
    withNames(scope, condition).orderBy(...sorts.order(query.sort)),
    scope.select({ total: count() }, transactions, condition),
  );
}

export async function transactionById(scope: OrganisationScope, id: string): Promise<TransactionRow | null> {
  const [row] = await withNames(scope, eq(transactions.id, id));
  return row ?? null;
}

/** Transactions that match, in the order of the list, from the one after `last` on. */
export function transactionsAfter(
  filter: TransactionFilter,
  finding: Finding,
  { last, size }: { last: TransactionRow | null; size: number },
) {
  const after = last ? sorts.after(filter.sort, last) : undefined;
  return withNames(finding.scope, and(matching(filter, finding), after))
    .orderBy(...sorts.order(filter.sort))
    .limit(size);
}

const sumWhere = (condition: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${transactions.amount}) filter (where ${condition}), 0)`.mapWith(Number);

const sums = {
  count: count(),
  paidIn: sumWhere(gt(transactions.amount, 0)),
  paidOut: sql<number>`-${sumWhere(lt(transactions.amount, 0))}`.mapWith(Number),
};

/** What the transactions that match come to. */
export async function sumTransactions(filter: TransactionFilter, finding: Finding) {
  const [row] = await finding.scope.select(
    {
      ...sums,
      unmatchedCount: countWhere(waits),
      unmatchedAmount:
        sql<number>`coalesce(sum(abs(${transactions.amount})) filter (where ${waits}), 0)`.mapWith(Number),
    },
    transactions,
    matching(filter, finding),
  );
  if (!row) throw new Error("A sum has a row");
  return row;
}

/** The same by month, the last ones first. */
export function sumMonths(filter: TransactionFilter, finding: Finding, months: number) {
  const month = sql<string>`to_char(${transactions.paidOn}, 'YYYY-MM')`;
  return finding.scope
    .select({ month, ...sums }, transactions, matching(filter, finding))
    .groupBy(month)
    .orderBy(desc(month))
    .limit(months);
}

/** A transaction that nobody else changes until the transaction of the database ends. */
export async function lockTransaction(scope: OrganisationScope, id: string) {
  const [row] = await scope
    .select(
      { memberId: transactions.memberId, type: transactions.type },
      transactions,
      eq(transactions.id, id),
    )
    .for("update");
  return row ?? null;
}

export const updateTransaction = (
  scope: OrganisationScope,
  id: string,
  values: Partial<Pick<typeof transactions.$inferInsert, "memberId" | "assignedBy" | "type">>,
) => scope.update(transactions, values, eq(transactions.id, id));

/** Rows with one of these receipts. */
export const withReceipts = (scope: OrganisationScope, references: string[]) =>
  scope.select(
    { id: transactions.id, reference: transactions.reference, part: transactions.part },
    transactions,
    inArray(transactions.reference, references),
  );

type NewTransaction = Omit<typeof transactions.$inferInsert, "organisationId"> & { id: string };

/** Adds rows whose receipts are not known yet. @returns the ids of those that were added */
export async function insertTransactions(
  scope: OrganisationScope,
  rows: NewTransaction[],
): Promise<string[]> {
  const made = await scope
    .insert(transactions, rows)
    .onConflictDoNothing()
    .returning({ id: transactions.id });
  return made.map(({ id }) => id);
}

/** Takes away rows that nobody assigned by hand. */
export async function deleteUntouched(scope: OrganisationScope, ids: string[]) {
  const gone = await scope
    .delete(transactions, and(inArray(transactions.id, ids), isNull(transactions.assignedBy)))
    .returning({ id: transactions.id });
  const removed = new Set(gone.map(({ id }) => id));
  return { removed: [...removed], kept: ids.filter((id) => !removed.has(id)) };
}

/** A member's own transactions, as their export has them. */
export const ofMember = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(
      {
        paidOn: transactions.paidOn,
        reference: transactions.reference,
        type: transactions.type,
        amount: transactions.amount,
        account: transactions.account,
        payer: transactions.payer,
        details: transactions.details,
      },
      transactions,
      eq(transactions.memberId, memberId),
    )
    .orderBy(asc(transactions.paidOn), asc(transactions.id));

/** Takes from a member's transactions whatever is about a person. */
export const forgetMember = (scope: OrganisationScope, memberId: string) =>
  scope.update(
    transactions,
    { memberId: null, account: "", payer: "", details: "" },
    eq(transactions.memberId, memberId),
  );
