import { and, count, gte, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { type ClockState, clockStates } from "#contract/experience/complaints.ts";
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

/** All that are open, by their age in days. */
export async function openByAge(scope: OrganisationScope, at: Date) {
  const days = (from: number, until: number) => {
    const before = (age: number) => new Date(at.getTime() - age * 86_400_000);
    return countWhere(and(lt(receivedAt, before(from)), gte(receivedAt, before(until))));
  };
  const [row] = await scope.select(
    {
      week: days(-1, 7),
      two_weeks: days(7, 14),
      month: days(14, 30),
      older: days(30, 36_500),
    },
    complaints,
    and(isNull(closedAt), isOpenRow()),
  );
  return row ?? { week: 0, two_weeks: 0, month: 0, older: 0 };
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
