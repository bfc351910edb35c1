import { and, eq, gt, ilike, inArray, isNotNull, isNull, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  askedFacts,
  type SegmentCriteria,
  type SegmentFactName,
  type SegmentRange,
} from "#contract/experience/segment-facts.ts";
import { arrearsBuckets, bucketRules, type LoanClass } from "#contract/finance/loan-classes.ts";
import { loansTable } from "#server/finance/loans/loans.table.ts";
import { isPayment, transactionsTable } from "#server/finance/transactions/transactions.table.ts";
import { membershipApplications } from "#server/onboarding/applications/applications.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { memberPaymentsTable as payments } from "#server/onboarding/members/payments/payments.table.ts";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import type { OrganisationTable } from "#server/platform/database/scope.ts";
import { isOpenRow } from "../complaints/clock.queries.ts";
import { complaints } from "../complaints/complaints.table.ts";
import { feedbackTable } from "../feedback/feedback.table.ts";
import { interactions } from "../interactions/interactions.table.ts";

/** Rows of another table that are about the member at hand; the organisation leads, as it does in their index. */
const ofMember = (table: OrganisationTable & { memberId: PgColumn }) =>
  and(eq(table.organisationId, members.organisationId), eq(table.memberId, members.id));

const between = (value: SQL, { from, to }: SegmentRange): SQL | undefined =>
  and(from === null ? undefined : sql`${value} >= ${from}`, to === null ? undefined : sql`${value} <= ${to}`);

/** @param day when it was, as a date; null for never, which is longer ago than any number of days */
function daysAgo(day: SQL, { from, to }: SegmentRange, now: Date): SQL | undefined {
  const before =
    from === null ? undefined : sql`coalesce(${day} <= ${nairobiDayAfter(now, -from)}::date, true)`;
  const since = to === null ? undefined : sql`coalesce(${day} >= ${nairobiDayAfter(now, -to)}::date, false)`;
  return and(before, since);
}

const lastPaid = sql`(select max(${payments.paidOn}) from ${payments} where ${ofMember(payments)})`;
const deposited = sql`(select coalesce(sum(${payments.amount}), 0) from ${payments} where ${ofMember(payments)} and ${payments.kind} = 'deposit')`;

/** What a member has by payments that onboarding records, and by transactions that are none of these, in shillings. */
const balance = (
  kind: (typeof payments.kind.enumValues)[number],
  types: (typeof transactionsTable.type.enumValues)[number][],
) => sql`((select coalesce(sum(${payments.amount}), 0) from ${payments} where ${and(ofMember(payments), eq(payments.kind, kind))})
  + (select coalesce(sum(${transactionsTable.amount}), 0) / 100.0 from ${transactionsTable} where ${and(
    ofMember(transactionsTable),
    inArray(transactionsTable.type, types),
    not(isPayment),
  )}))`;

/** A member's loans in the last book: a loan that is not in it is no more. */
const presentLoan = and(
  ofMember(loansTable),
  sql`${loansTable.asOf} = (select max(book.as_of) from ${loansTable} book where book.organisation_id = ${members.organisationId})`,
);
const owed = sql`(select coalesce(sum(${loansTable.outstanding}), 0) / 100.0 from ${loansTable} where ${presentLoan})`;
/** Null for who has no loan. */
const worstArrears = sql`(select max(${loansTable.daysInArrears}) from ${loansTable} where ${presentLoan})`;

/** Whether the loan most in arrears is of a class, by the buckets that make it up. */
const isOfClass = (name: LoanClass | "none"): SQL | undefined => {
  if (name === "none") return sql`${worstArrears} is null`;
  const buckets = arrearsBuckets.filter((bucket) => bucketRules[bucket].class === name);
  const next = arrearsBuckets[arrearsBuckets.findLastIndex((bucket) => buckets.includes(bucket)) + 1];
  const from = Math.min(...buckets.map((bucket) => bucketRules[bucket].from));
  return between(worstArrears, { from, to: next ? bucketRules[next].from - 1 : null });
};

const hasOpenComplaint = sql`exists (select from ${complaints} where ${and(ofMember(complaints), isOpenRow())})`;

const promised = (range: SegmentRange) => {
  const amount = sql`(${membershipApplications.submitted}->>'monthlyDepositContribution')::numeric`;
  return sql`exists (select from ${membershipApplications} where ${and(
    eq(membershipApplications.organisationId, members.organisationId),
    eq(membershipApplications.memberId, members.id),
    between(amount, range),
  )})`;
};

/** Of a member's contacts, or answers to one question, the last one. */
const lastOf = (value: SQL, table: typeof interactions | typeof feedbackTable, order: SQL, condition?: SQL) =>
  sql`(select ${value} from ${table} where ${and(ofMember(table), condition)} order by ${order} desc limit 1)`;

const lastContact = sql`(${lastOf(sql`${interactions.openedAt}`, interactions, sql`${interactions.openedAt}`)} at time zone 'Africa/Nairobi')::date`;
const lastChannel = lastOf(sql`${interactions.channel}`, interactions, sql`${interactions.openedAt}`);
const answered = (score: typeof feedbackTable.nps | typeof feedbackTable.csat) =>
  lastOf(sql`${score}`, feedbackTable, sql`${feedbackTable.answeredAt}`, isNotNull(score));

/** The scores of each group of answers to the question whether somebody recommends the SACCO. */
const npsGroupScores = { promoter: [9, 10], passive: [7, 8], detractor: [0, 6] } as const;

type Conditions = {
  [K in SegmentFactName]: (value: NonNullable<SegmentCriteria[K]>, now: Date) => SQL | undefined;
};

/** Who is no former member on a day. */
const notFormer = (today: string) => or(isNull(members.leftOn), gt(members.leftOn, today));

const standings = {
  joining: () => and(isNull(members.leftOn), ne(members.onboardingStep, "complete")),
  member: () => and(isNull(members.leftOn), eq(members.onboardingStep, "complete")),
  leaving: (today: string) => gt(members.leftOn, today),
  former: (today: string) => lte(members.leftOn, today),
};

/** Text for a LIKE that stands for itself. */
const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** Years ago, as a day: who was born on it or before is that old. */
const bornBy = (now: Date, years: number) =>
  sql`(${nairobiDay(now)}::date - make_interval(years => ${years}))::date`;

const conditions: Conditions = {
  standing: (chosen, now) => or(...chosen.map((one) => standings[one](nairobiDay(now)))),
  county: (chosen) => inArray(members.county, chosen),
  language: (chosen) => inArray(members.language, chosen),
  source: (chosen) => inArray(members.source, chosen),
  occupation: (words) => ilike(members.occupation, `%${literal(words)}%`),
  age: ({ from, to }, now) =>
    and(
      isNotNull(members.dateOfBirth),
      from === null ? undefined : lte(members.dateOfBirth, bornBy(now, from)),
      to === null ? undefined : gt(members.dateOfBirth, bornBy(now, to + 1)),
    ),
  joined: (range, now) => daysAgo(sql`(${members.joinedAt} at time zone 'Africa/Nairobi')::date`, range, now),
  contribution: (range) => promised(range),
  deposits: (range) => between(deposited, range),
  savings: (range) => between(balance("deposit", ["deposit", "withdrawal"]), range),
  shares: (range) => between(balance("shares", ["shares"]), range),
  loans: (range) => between(owed, range),
  loanClass: (classes) => or(...classes.map(isOfClass)),
  arrears: (range) => between(worstArrears, range),
  loanProduct: (words) =>
    sql`exists (select from ${loansTable} where ${and(
      presentLoan,
      ilike(loansTable.product, `%${literal(words)}%`),
    )})`,
  lastPayment: (range, now) => daysAgo(lastPaid, range, now),
  lastContact: (range, now) => daysAgo(lastContact, range, now),
  channel: (chosen) => inArray(lastChannel, chosen),
  openComplaint: (open) => (open === "yes" ? hasOpenComplaint : not(hasOpenComplaint)),
  nps: (groups) =>
    or(
      ...groups.map((group) => {
        const [from, to] = npsGroupScores[group];
        return sql`${answered(feedbackTable.nps)} between ${from} and ${to}`;
      }),
    ),
  csat: (range) => between(answered(feedbackTable.csat), range),
  marketing: (agreed) => (agreed === "yes" ? isNotNull : isNull)(members.marketingConsentAt),
};

/** What a rule asks of a row of the register. Computed in the database, whatever the register's size. */
export function matchesCriteria(criteria: SegmentCriteria, now: Date): SQL | undefined {
  return and(
    ...askedFacts(criteria).map((name) => {
      const condition = conditions[name] as (value: unknown, now: Date) => SQL | undefined;
      return condition(criteria[name], now);
    }),
  );
}

/** Who may be written to at all: agreed to news and offers, and is no former member. */
export const mayBeWrittenTo = (now: Date): SQL | undefined =>
  and(isNotNull(members.marketingConsentAt), notFormer(nairobiDay(now)));
