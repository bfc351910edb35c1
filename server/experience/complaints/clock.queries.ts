import { and, eq, inArray, lt, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { type ClockState, openStatuses } from "#contract/experience/complaints.ts";
import { complaints } from "./complaints.table.ts";

const { status, late, acknowledgedAt, acknowledgeDueAt, investigatedAt, investigateDueAt } = complaints;
const { communicatedAt, communicateDueAt, pausedAt } = complaints;

export const isOpenRow = (): SQL => inArray(status, openStatuses);

/** Whether a step of an open complaint is not done and should be: while it is paused, as of that moment. */
function hasMissed(now: Date): SQL | undefined {
  const by = sql`coalesce(${pausedAt}, ${now.toISOString()}::timestamptz)`;
  const missed = (at: typeof acknowledgedAt | typeof investigatedAt | typeof communicatedAt, due: SQL) =>
    and(sql`${at} is null`, lt(due, by));
  return or(
    eq(late, true),
    missed(acknowledgedAt, sql`${acknowledgeDueAt}`),
    missed(investigatedAt, sql`${investigateDueAt}`),
    missed(communicatedAt, sql`${communicateDueAt}`),
  );
}

/** Whether the clock of a whole case has this state: `overallState` of the policy, for the database. */
export function clockCondition(state: ClockState, now: Date): SQL | undefined {
  const missed = hasMissed(now);
  const ended = and(notInArray(status, openStatuses), ne(status, "merged"));
  const conditions: Record<ClockState, SQL | undefined> = {
    within: and(isOpenRow(), sql`coalesce(${missed}, false) is false`),
    missed_open: and(isOpenRow(), missed),
    met: and(ended, eq(late, false)),
    missed: and(ended, eq(late, true)),
  };
  return conditions[state];
}
