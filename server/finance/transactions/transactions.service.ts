import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import type { Transaction, TransactionTotals, transactionChange } from "#contract/finance/transactions.ts";
import { requireMemberId } from "#server/onboarding/members/members.service.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { type CsvColumn, csvDownload } from "#server/platform/export/csv.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findingIn } from "../registers/finding.service.ts";
import { inShillings } from "../registers/registered.ts";
import * as queries from "./transactions.queries.ts";

/** Months that totals are told apart by. */
const shownMonths = 12;

/** The transactions that match, a page of them. */
export const listTransactions = (
  { database }: Platform,
  staff: Staff,
  query: queries.TransactionQuery,
): Promise<Page<Transaction>> =>
  inOrganisation(database, staff.organisationId, (scope) =>
    queries.listTransactions(query, findingIn(scope)),
  );

/** One of them. @throws CodedError not_found */
export const getTransaction = ({ database }: Platform, staff: Staff, id: string): Promise<Transaction> =>
  inOrganisation(database, staff.organisationId, (scope) => requireTransaction(scope, id));

async function requireTransaction(scope: OrganisationScope, id: string): Promise<Transaction> {
  const row = await queries.transactionById(scope, id);
  if (!row) throw new CodedError("not_found");
  return row;
}

/** What the transactions that match come to, with the last months among them. */
export const totalTransactions = (
  { database }: Platform,
  staff: Staff,
  filter: queries.TransactionFilter,
): Promise<TransactionTotals> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const finding = findingIn(scope);
    const { unmatchedCount, unmatchedAmount, ...sums } = await queries.sumTransactions(filter, finding);
    const months = await queries.sumMonths(filter, finding, shownMonths);
    return {
      ...sums,
      unmatched: { count: unmatchedCount, amount: unmatchedAmount },
      months: months.toReversed(),
    };
  });

/**
 * Says whose a transaction is and what: its money and its receipt never change.
 * @throws CodedError not_found, also for somebody who is no member here
 */
export const changeTransaction = (
  { database }: Platform,
  staff: Staff,
  id: string,
  { memberId, type }: z.output<typeof transactionChange>,
): Promise<Transaction> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    const before = await queries.lockTransaction(scope, id);
    if (!before) throw new CodedError("not_found");
    if (memberId) await requireMemberId(scope, memberId);
    await queries.updateTransaction(scope, id, {
      ...(memberId === undefined ? {} : { memberId, assignedBy: staff.userId }),
      ...(type === undefined ? {} : { type }),
    });
    await scope.audit(staff, {
      action: memberId === undefined ? "transaction.changed" : "transaction.assigned",
      subject: "transaction",
      subjectId: id,
      detail: {
        ...(memberId === undefined ? {} : { memberId, previousMemberId: before.memberId }),
        ...(type === undefined ? {} : { type, previousType: before.type }),
      },
    });
    return requireTransaction(scope, id);
  });

const columns: readonly CsvColumn<queries.TransactionRow>[] = [
  { heading: "Date", value: ({ paidOn }) => paidOn },
  { heading: "Receipt", value: ({ reference }) => reference },
  { heading: "Type", value: ({ type }) => type.replace("_", " ") },
  { heading: "Paid in", value: ({ amount }) => (amount > 0 ? inShillings(amount) : null) },
  { heading: "Withdrawn", value: ({ amount }) => (amount < 0 ? inShillings(-amount) : null) },
  { heading: "Member", value: ({ member }) => member?.fullName ?? null },
  { heading: "Member number", value: ({ member }) => member?.memberNumber ?? null },
  { heading: "Assigned by", value: ({ assignedBy }) => assignedBy },
  { heading: "Account given", value: ({ account }) => account },
  { heading: "Other party", value: ({ payer }) => payer },
  { heading: "Details", value: ({ details }) => details },
  { heading: "Recorded as payment", value: (row) => (row.isPayment ? "yes" : "no") },
  { heading: "Statement", value: ({ fileName }) => fileName },
  { heading: "ID", value: ({ id }) => id },
];

/** The transactions that match, as CSV in the order of the list. That somebody took them along is on record. */
export async function exportTransactions(
  { database }: Platform,
  staff: Staff,
  { q, ...filters }: queries.TransactionFilter,
  signal: AbortSignal,
): Promise<Download> {
  const { organisationId } = staff;
  await inOrganisation(database, organisationId, (scope) =>
    scope.audit(staff, {
      action: "transaction.exported",
      subject: "organisation",
      subjectId: organisationId,
      // What was searched for may be somebody's name, and stays out.
      detail: {
        ...Object.fromEntries(
          Object.entries(filters).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)]],
          ),
        ),
        ...(q ? { searched: true } : {}),
      },
    }),
  );
  return csvDownload("transactions", {
    columns,
    readAfter: (last: queries.TransactionRow | null, size) =>
      inOrganisation(database, organisationId, (scope) =>
        queries.transactionsAfter({ q, ...filters }, findingIn(scope), { last, size }),
      ),
    signal,
  });
}
