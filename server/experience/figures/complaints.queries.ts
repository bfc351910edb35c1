import { and, count, gte, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { type ComplaintAge, complaintAges } from "#contract/experience/complaint-figures.ts";
import { type ClockState, clockStates } from "#contract/experience/complaints.ts";
import { endOfDay, nairobiDayAfter, nairobiMoment } from "#server/platform/clock.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Span } from "#server/platform/period.ts";
import { clockCondition, isOpenRow } from "../complaints/clock.queries.ts";
import { complaints } from "../complaints/complaints.table.ts";
import type { Comparison } from "./span.ts";

const { receivedAt, closedAt, status, topic, severity, rootCause } = complaints;

/** Complaints that came in a span; what was merged counts with what it was merged into. */
const receivedIn = ({ start, end }: Span) =>
  and(gte(receivedAt, start), lt(receivedAt, end), ne(status, "merged"));

const isNow = ({ now }: Comparison) => sql<boolean>`${receivedAt} >= ${now.start}`.as("is_now");

const byClock = (at: Date) =>
  Object.fromEntries(clockStates.map((state) => [state, countWhere(clockCondition(state, at))])) as Record<
    ClockState,
    ReturnType<typeof countWhere>
  >;

/** How many came in both spans, how far they are and how long they took. */
export function complaintCounts(scope: OrganisationScope, spans: Comparison, at: Date) {
  return scope
    .select(
      {
        isNow: isNow(spans),
        received: count(),
        closed: count(closedAt),
        averageDays: sql<number | null>`avg(extract(epoch from ${closedAt} - ${receivedAt}) / 86400)`.mapWith(
          Number,
        ),
        ...byClock(at),
      },
      complaints,
      receivedIn(spans.both),
    )
    .groupBy(sql`is_now`);
}

/** By what they are about. */
export function complaintsByTopic(scope: OrganisationScope, spans: Comparison) {
  return scope
    .select(
      { topic, isNow: isNow(spans), cases: count(), open: countWhere(isOpenRow()) },
      complaints,
      receivedIn(spans.both),
    )
    .groupBy(topic, sql`is_now`);
}

/** By how serious they are. */
export function complaintsBySeverity(scope: OrganisationScope, spans: Comparison) {
  return scope
    .select(
      { severity, isNow: isNow(spans), cases: count(), open: countWhere(isOpenRow()) },
      complaints,
      receivedIn(spans.both),
    )
    .groupBy(severity, sql`is_now`);
}

/** By what they came out of, as far as that was found. */
export function complaintsByCause(scope: OrganisationScope, spans: Comparison) {
  return scope
    .select(
      { rootCause, isNow: isNow(spans), cases: count() },
      complaints,
      and(receivedIn(spans.both), isNotNull(rootCause)),
    )
    .groupBy(rootCause, sql`is_now`);
}

/** The days on which complaints of each age came, seen from today. */
const daysOfAges: Record<ComplaintAge, { first: number | null; last: number }> = {
  week: { first: -6, last: 0 },
  two_weeks: { first: -13, last: -7 },
  month: { first: -29, last: -14 },
  older: { first: null, last: -30 },
};

/** All that are open, by the days on which they came, as the list of complaints is narrowed by. */
export async function openByAge(scope: OrganisationScope, at: Date) {
  const ages = complaintAges.map((age) => {
    const { first, last } = daysOfAges[age];
    return { age, from: first === null ? null : nairobiDayAfter(at, first), to: nairobiDayAfter(at, last) };
  });
  const cameOn = ({ from, to }: (typeof ages)[number]) =>
    countWhere(and(from ? gte(receivedAt, nairobiMoment(from)) : undefined, lt(receivedAt, endOfDay(to))));
  const counts: Record<string, ReturnType<typeof cameOn>> = Object.fromEntries(
    ages.map((days) => [days.age, cameOn(days)]),
  );
  const [row] = await scope.select(counts, complaints, and(isNull(closedAt), isOpenRow()));
  return ages.map((days) => ({ ...days, cases: row?.[days.age] ?? 0 }));
}

/** How many came and how many came to their end, by the first day of the week or month. */
export async function complaintsByPoint(
  scope: OrganisationScope,
  { now }: Comparison,
  step: "week" | "month",
) {
  const of = (moment: typeof receivedAt | typeof closedAt) =>
    scope
      .select(
        {
          point:
            sql<string>`to_char(date_trunc(${sql.raw(`'${step}'`)}, ${moment} at time zone 'Africa/Nairobi'), 'YYYY-MM-DD')`.as(
              "point",
            ),
          cases: count(),
        },
        complaints,
        and(gte(moment, now.start), lt(moment, now.end), ne(status, "merged")),
      )
      .groupBy(sql`point`);
  return { received: await of(receivedAt), closed: await of(closedAt) };
}
