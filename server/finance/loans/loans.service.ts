import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import { arrearsBuckets, bucketOf, bucketRules, provisionOf } from "#contract/finance/loan-classes.ts";
import type { Loan, LoanFile, LoanSummary } from "#contract/finance/loans.ts";
import { requireMemberId } from "#server/onboarding/members/members.service.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { type CsvColumn, csvDownload } from "#server/platform/export/csv.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findingIn } from "../registers/finding.service.ts";
import { inShillings } from "../registers/registered.ts";
import * as queries from "./loans.queries.ts";

const shownProducts = 20;
const shownBooks = 12;

function toLoan(row: queries.LoanRow): Loan {
  const bucket = bucketOf(row.daysInArrears);
  return {
    ...row,
    bucket,
    class: bucketRules[bucket].class,
    provision: provisionOf(row.outstanding, bucket),
  };
}

/** The filter with the book that it means: the last one unless it names a day, a file or a member's history. */
async function inBook<F extends queries.LoanFilter>(scope: OrganisationScope, filter: F): Promise<F | null> {
  if (filter.asOf || filter.importId) return filter;
  const asOf = await queries.lastBook(scope);
  return asOf ? { ...filter, asOf } : null;
}

/** The loans that match, a page of them. */
export const listLoans = (
  { database }: Platform,
  staff: Staff,
  query: queries.LoanQuery,
): Promise<Page<Loan>> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const asked = await inBook(scope, query);
    if (!asked) return { rows: [], total: 0 };
    const { rows, total } = await queries.listLoans(asked, findingIn(scope));
    return { rows: rows.map(toLoan), total };
  });

/** What the book of a day comes to, or the last one; null where there is none. */
export const summariseLoans = (
  { database }: Platform,
  staff: Staff,
  day?: string,
): Promise<LoanSummary | null> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const asOf = await queries.lastBook(scope, day);
    if (!asOf) return null;
    const found = await queries.sumArrears(scope, asOf);
    const buckets = arrearsBuckets.map((bucket) => {
      const { count = 0, outstanding = 0 } = found.find((one) => one.bucket === bucket) ?? {};
      const provision = provisionOf(outstanding, bucket);
      return { bucket, class: bucketRules[bucket].class, count, outstanding, provision };
    });
    const total = (of: (bucket: (typeof buckets)[number]) => number) =>
      buckets.reduce((sum, bucket) => sum + of(bucket), 0);
    const books = await queries.sumBooks(scope, asOf, shownBooks);
    return {
      asOf,
      count: total(({ count }) => count),
      outstanding: total(({ outstanding }) => outstanding),
      provision: total(({ provision }) => provision),
      atRisk: books[0]?.atRisk ?? 0,
      unmatched: found.reduce((sum, { unmatched }) => sum + unmatched, 0),
      buckets,
      products: await queries.sumProducts(scope, asOf, shownProducts),
      books: books.toReversed(),
    };
  });

async function fileOf(scope: OrganisationScope, id: string): Promise<LoanFile> {
  const row = await queries.loanById(scope, id);
  if (!row) throw new CodedError("not_found");
  return { loan: toLoan(row), history: (await queries.booksOf(scope, row.loanNumber)).map(toLoan) };
}

/** A loan, with what the books say of it. @throws CodedError not_found */
export const getLoan = ({ database }: Platform, staff: Staff, id: string): Promise<LoanFile> =>
  inOrganisation(database, staff.organisationId, (scope) => fileOf(scope, id));

/** Says whose a loan is, in all books. @throws CodedError not_found, also for somebody who is no member here */
export const assignLoan = (
  { database }: Platform,
  staff: Staff,
  id: string,
  memberId: string | null,
): Promise<LoanFile> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const row = await queries.loanById(scope, id);
    if (!row) throw new CodedError("not_found");
    if (memberId) await requireMemberId(scope, memberId);
    await queries.assignLoan(scope, row.loanNumber, { memberId, assignedBy: staff.userId });
    await scope.audit(staff, {
      action: "loan.assigned",
      subject: "loan",
      subjectId: id,
      detail: { memberId, previousMemberId: row.member?.id ?? null },
    });
    return fileOf(scope, id);
  });

const columns: readonly CsvColumn<Loan>[] = [
  { heading: "As of", value: ({ asOf }) => asOf },
  { heading: "Loan number", value: ({ loanNumber }) => loanNumber },
  { heading: "Member", value: ({ member, borrower }) => member?.fullName ?? borrower },
  { heading: "Member number", value: ({ member }) => member?.memberNumber ?? null },
  { heading: "Product", value: ({ product }) => product },
  { heading: "Principal", value: ({ principal }) => inShillings(principal) },
  { heading: "Disbursed on", value: ({ disbursedOn }) => disbursedOn },
  { heading: "Term in months", value: ({ termMonths }) => termMonths },
  { heading: "Interest a year in percent", value: ({ rate }) => (rate === null ? null : rate / 100) },
  { heading: "Outstanding", value: ({ outstanding }) => inShillings(outstanding) },
  { heading: "Days in arrears", value: ({ daysInArrears }) => daysInArrears },
  { heading: "Last payment", value: ({ lastPaidOn }) => lastPaidOn },
  { heading: "Class", value: (row) => row.class },
  { heading: "Provision", value: ({ provision }) => inShillings(provision) },
  { heading: "ID", value: ({ id }) => id },
];

/** The loans that match, as CSV in the order of the list. That somebody took them along is on record. */
export async function exportLoans(
  { database }: Platform,
  staff: Staff,
  filter: queries.LoanFilter,
  signal: AbortSignal,
): Promise<Download> {
  const { organisationId } = staff;
  const asked = await inOrganisation(database, organisationId, async (scope) => {
    await scope.audit(staff, { action: "loan.exported", subject: "organisation", subjectId: organisationId });
    return inBook(scope, filter);
  });
  return csvDownload("loans", {
    columns,
    readAfter: async (last: Loan | null, size) => {
      if (!asked) return [];
      const rows = await inOrganisation(database, organisationId, (scope) =>
        queries.loansAfter(asked, findingIn(scope), { last, size }),
      );
      return rows.map(toLoan);
    },
    signal,
  });
}
