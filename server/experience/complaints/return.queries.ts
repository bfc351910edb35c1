import { and, gte, lt, ne, or, sql } from "drizzle-orm";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { complaints } from "./complaints.table.ts";

/** By topic: what came in a period, was closed in it, in time, how long it took, and what was open at its end. */
export function countComplaints(scope: OrganisationScope, { from, until }: { from: Date; until: Date }) {
  const { topic, receivedAt, closedAt, status, late } = complaints;
  const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  const resolved = sql`${closedAt} >= ${moment(from)} and ${closedAt} < ${moment(until)}`;
  const days = sql`extract(epoch from ${closedAt} - ${receivedAt}) / 86400`;
  return scope
    .select(
      {
        topic,
        received: countWhere(gte(receivedAt, from)),
        resolved: countWhere(resolved),
        withinTime: countWhere(sql`${resolved} and not ${late}`),
        pending: countWhere(sql`${closedAt} is null or ${closedAt} >= ${moment(until)}`),
        /** Of the resolved ones together. */
        days: sql<number>`coalesce(sum(${days}) filter (where ${resolved}), 0)`.mapWith(Number),
      },
      complaints,
      and(
        ne(status, "merged"),
        lt(receivedAt, until),
        or(gte(receivedAt, from), sql`${closedAt} is null`, gte(closedAt, from)),
      ),
    )
    .groupBy(topic);
}
