import { and, eq, gte, inArray, lt, min, ne, type SQL } from "drizzle-orm";
import { endOfDay, nairobiMoment } from "#server/platform/clock.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applicationEvents, applications } from "./applications.table.ts";
import { ofApplication } from "./joins.table.ts";

/** The moves of applications to acceptance; a note on an accepted one is no second hire. */
export const hires = and(
  ofApplication(applicationEvents),
  eq(applicationEvents.toStatus, "accepted"),
  ne(applicationEvents.fromStatus, "accepted"),
);

/** Jobs that were filled, each with the first acceptance of an applicant. */
export const fillsOf = (scope: OrganisationScope) =>
  scope
    .select({ jobId: applications.jobId, filledAt: min(applicationEvents.at).as("filled_at") }, applications)
    .innerJoin(applicationEvents, hires)
    .groupBy(applications.jobId)
    .as("fill");

/** Applications that filled their job on these days, as the first of it to be accepted; all where no day is named. */
export function thatFilled(
  scope: OrganisationScope,
  { filledFrom: from, filledTo: to }: { filledFrom?: string | undefined; filledTo?: string | undefined },
): SQL | undefined {
  if (!(from || to)) return undefined;
  const fill = fillsOf(scope);
  const first = scope
    .select({ id: applications.id }, applications)
    .innerJoin(applicationEvents, hires)
    .innerJoin(
      fill,
      and(
        eq(fill.jobId, applications.jobId),
        eq(fill.filledAt, applicationEvents.at),
        from ? gte(fill.filledAt, nairobiMoment(from)) : undefined,
        to ? lt(fill.filledAt, endOfDay(to)) : undefined,
      ),
    );
  return inArray(applications.id, first);
}
