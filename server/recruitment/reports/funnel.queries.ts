import { and, count, isNull, ne, or, sql } from "drizzle-orm";
import type { ApplicationStatus } from "#contract/recruitment/applications.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Span } from "#server/platform/period.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { ofApplication } from "../applications/joins.table.ts";
import { appliedIn } from "./statistics.queries.ts";

/**
 * Applications of a span by the furthest status that they ever had.
 * @param path statuses in order; others do not count
 * @returns `place` is the 1-based place of that status on the path
 */
export function countFurthest(scope: OrganisationScope, span: Span, path: readonly ApplicationStatus[]) {
  const places = sql`array_position(${sql.param([...path])}::text[], ${applicationEvents.toStatus})`;
  const furthest = scope
    .select({ place: sql<number>`max(${places})`.as("place") }, applications, appliedIn(span))
    .innerJoin(applicationEvents, ofApplication(applicationEvents))
    .groupBy(applications.id)
    .as("furthest");
  return scope.tx
    .select({ place: furthest.place, applications: count() })
    .from(furthest)
    .groupBy(furthest.place);
}

/** How often applications of a span left each status, and after how many days on average. */
export function timeAtStatus(scope: OrganisationScope, span: Span) {
  const stay = scope
    .select(
      {
        status: applicationEvents.toStatus,
        seconds:
          sql<number>`extract(epoch from lead(${applicationEvents.at}) over (partition by ${applicationEvents.applicationId} order by ${applicationEvents.at}, ${applicationEvents.id}) - ${applicationEvents.at})`.as(
            "seconds",
          ),
      },
      applications,
      and(
        appliedIn(span),
        // A note or another stage of the same status is no move.
        or(
          isNull(applicationEvents.fromStatus),
          ne(applicationEvents.fromStatus, applicationEvents.toStatus),
        ),
      ),
    )
    .innerJoin(applicationEvents, ofApplication(applicationEvents))
    .as("stay");
  return scope.tx
    .select({
      status: stay.status,
      moves: count(stay.seconds),
      seconds: sql<number | null>`avg(${stay.seconds})`.mapWith(Number),
    })
    .from(stay)
    .groupBy(stay.status);
}
