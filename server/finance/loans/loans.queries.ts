import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { z } from "zod";
import {
  type ArrearsBucket,
  arrearsBuckets,
  atRiskFrom,
  bucketRules,
} from "#contract/finance/loan-classes.ts";
import { loanList } from "#contract/finance/loans.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import { conditionsOf, readPage, sortsBy } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Wording } from "#server/platform/database/similar-names.ts";
import { together } from "#server/platform/database/together.ts";
import { imports } from "#server/platform/import/import.table.ts";
import { contains } from "#server/platform/text.ts";
import { assigners, type Finding, ownerFields, ownerJoins } from "../registers/registered.queries.ts";
import { loansTable as loans } from "./loans.table.ts";

export type LoanQuery = z.output<typeof loanList.query>;
export type LoanFilter = z.output<typeof loanList.filter>;

/** The day of the last book, or of the last until a day. */
export async function lastBook(scope: OrganisationScope, until?: string): Promise<string | null> {
  const [row] = await scope
    .select({ asOf: loans.asOf }, loans, until ? lte(loans.asOf, until) : undefined)
    .orderBy(desc(loans.asOf))
    .limit(1);
  return row?.asOf ?? null;
}

function inBucket(bucket: ArrearsBucket): SQL | undefined {
  const next = arrearsBuckets[arrearsBuckets.indexOf(bucket) + 1];
  return and(
    gte(loans.daysInArrears, bucketRules[bucket].from),
    next && lt(loans.daysInArrears, bucketRules[next].from),
  );
}

const isAtRisk = gte(loans.daysInArrears, atRiskFrom);

const matching = conditionsOf(loanList, {
  q: (words, { ofMember }: Finding) =>
    or(
      contains(loans.loanNumber, words),
      contains(loans.borrower, words),
      contains(loans.product, words),
      ofMember(words, loans.memberId),
    ),
  asOf: (day) => eq(loans.asOf, day),
  bucket: (buckets) => or(...buckets.map(inBucket)),
  atRisk: (risky) => (risky ? isAtRisk : lt(loans.daysInArrears, atRiskFrom)),
  matched: (matched) => (matched ? isNotNull : isNull)(loans.memberId),
  memberId: loans.memberId,
  importId: loans.importId,
});

const sorts = sortsBy<LoanQuery["sort"]>(
  { daysInArrears: loans.daysInArrears, outstanding: loans.outstanding, loanNumber: loans.loanNumber },
  loans.id,
);

const fields = {
  id: loans.id,
  loanNumber: loans.loanNumber,
  asOf: loans.asOf,
  borrower: loans.borrower,
  product: loans.product,
  principal: loans.principal,
  disbursedOn: loans.disbursedOn,
  termMonths: loans.termMonths,
  rate: loans.rate,
  outstanding: loans.outstanding,
  daysInArrears: loans.daysInArrears,
  lastPaidOn: loans.lastPaidOn,
  importId: loans.importId,
  ...ownerFields,
};
const { toMember, toImport, toAssigner } = ownerJoins(loans);

const withNames = (scope: OrganisationScope, condition: SQL | undefined) =>
  scope
    .select(fields, loans, condition)
    .leftJoin(members, toMember)
    .leftJoin(imports, toImport)
    .leftJoin(assigners, toAssigner);

export type LoanRow = Awaited<ReturnType<typeof withNames>>[number];

/** One page of the loans that match, and how many match in all. */
export function listLoans(query: LoanQuery, finding: Finding) {
  const condition = matching(query, finding);
  return readPage(
    query,
    withNames(finding.scope, condition).orderBy(...sorts.order(query.sort)),
    finding.scope.select({ total: count() }, loans, condition),
  );
}

/** Loans that match, in the order of the list, from the one after `last` on. */
export function loansAfter(
  filter: LoanFilter,
  finding: Finding,
  { last, size }: { last: LoanRow | null; size: number },
) {
  const after = last ? sorts.after(filter.sort, last) : undefined;
  return withNames(finding.scope, and(matching(filter, finding), after))
    .orderBy(...sorts.order(filter.sort))
    .limit(size);
}

/**
 * Loans of a book that the words name. Each way of finding them has its index (number; member; unknown member), which one
 * statement for all three could not use.
 * @param ofMember whether a loan is one of the members' who are found
 */
export async function loansWith(
  scope: OrganisationScope,
  { words, wording, asOf, ofMember }: { words: string; wording: Wording; asOf: string; ofMember: SQL },
  limit: number,
): Promise<LoanRow[]> {
  const foundBy = (condition: SQL | undefined) =>
    withNames(scope, and(eq(loans.asOf, asOf), condition))
      .orderBy(desc(loans.outstanding), desc(loans.id))
      .limit(limit);
  const unknown = and(isNull(loans.memberId), contains(loans.borrower, words));
  const ways =
    wording === "exact" ? [eq(loans.loanNumber, words.toUpperCase()), ofMember, unknown] : [ofMember];
  const found = (await together(ways.map(foundBy))).flat();
  return [...new Map(found.map((row) => [row.id, row])).values()].slice(0, limit);
}

export async function loanById(scope: OrganisationScope, id: string): Promise<LoanRow | null> {
  const [row] = await withNames(scope, eq(loans.id, id));
  return row ?? null;
}

/** A loan in the books, the last first. */
export const booksOf = (scope: OrganisationScope, loanNumber: string) =>
  withNames(scope, eq(loans.loanNumber, loanNumber)).orderBy(desc(loans.asOf)).limit(60);

export const assignLoan = (
  scope: OrganisationScope,
  loanNumber: string,
  values: { memberId: string | null; assignedBy: string },
) => scope.update(loans, values, eq(loans.loanNumber, loanNumber));

const outstanding = sql<number>`coalesce(sum(${loans.outstanding}), 0)`.mapWith(Number);
const atRisk = sql<number>`coalesce(sum(${loans.outstanding}) filter (where ${isAtRisk}), 0)`.mapWith(Number);

/** What a book comes to by days in arrears: one row for each that there is something of. */
export const sumArrears = (scope: OrganisationScope, asOf: string) => {
  const cases = arrearsBuckets.map((bucket) => sql`when ${inBucket(bucket)} then ${bucket}`);
  const bucket = sql<ArrearsBucket>`case ${sql.join(cases, sql` `)} end`.as("bucket");
  return scope
    .select(
      { bucket, count: count(), outstanding, unmatched: countWhere(isNull(loans.memberId)) },
      loans,
      eq(loans.asOf, asOf),
    )
    .groupBy(sql`bucket`);
};

/** What a book comes to by product, the largest first. */
export const sumProducts = (scope: OrganisationScope, asOf: string, limit: number) =>
  scope
    .select({ product: loans.product, count: count(), outstanding, atRisk }, loans, eq(loans.asOf, asOf))
    .groupBy(loans.product)
    .orderBy(desc(outstanding), asc(loans.product))
    .limit(limit);

/** What each of the last books until a day came to, the last first. */
export const sumBooks = (scope: OrganisationScope, asOf: string, limit: number) =>
  scope
    .select({ asOf: loans.asOf, count: count(), outstanding, atRisk }, loans, lte(loans.asOf, asOf))
    .groupBy(loans.asOf)
    .orderBy(desc(loans.asOf))
    .limit(limit);

/** What is outstanding in the book of a day. */
export async function sumOutstanding(scope: OrganisationScope, asOf: string): Promise<number> {
  const [row] = await scope.select({ outstanding }, loans, eq(loans.asOf, asOf));
  return row?.outstanding ?? 0;
}

/** What each of these members owes by the book of a day. */
export const sumOfMembers = (scope: OrganisationScope, memberIds: string[], asOf: string) =>
  scope
    .select(
      { memberId: loans.memberId, outstanding },
      loans,
      and(inArray(loans.memberId, memberIds), eq(loans.asOf, asOf)),
    )
    .groupBy(loans.memberId);

/** Whose loans with these numbers are, as far as a book or somebody says. */
export const ownersOf = (scope: OrganisationScope, loanNumbers: string[]) =>
  scope
    .select(
      { loanNumber: loans.loanNumber, memberId: loans.memberId, assignedBy: loans.assignedBy },
      loans,
      and(inArray(loans.loanNumber, loanNumbers), isNotNull(loans.memberId)),
    )
    .orderBy(asc(loans.asOf));

/** Adds loans that the book of their day does not have yet. @returns the ids of those that were added */
export async function insertLoans(
  scope: OrganisationScope,
  rows: Omit<typeof loans.$inferInsert, "organisationId">[],
): Promise<string[]> {
  const made = await scope.insert(loans, rows).onConflictDoNothing().returning({ id: loans.id });
  return made.map(({ id }) => id);
}

export const deleteLoans = (scope: OrganisationScope, ids: string[]) =>
  scope.delete(loans, inArray(loans.id, ids)).returning({ id: loans.id });

/** A member's own loans, as their export has them. */
export const ofMember = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(
      {
        loanNumber: loans.loanNumber,
        asOf: loans.asOf,
        borrower: loans.borrower,
        product: loans.product,
        principal: loans.principal,
        disbursedOn: loans.disbursedOn,
        outstanding: loans.outstanding,
        daysInArrears: loans.daysInArrears,
        lastPaidOn: loans.lastPaidOn,
      },
      loans,
      eq(loans.memberId, memberId),
    )
    .orderBy(asc(loans.loanNumber), asc(loans.asOf));

/** Takes from a member's loans whose they were. */
export const forgetMember = (scope: OrganisationScope, memberId: string) =>
  scope.update(loans, { memberId: null, borrower: "" }, eq(loans.memberId, memberId));
