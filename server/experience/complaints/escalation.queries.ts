import { and, asc, eq, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { isOpenRow } from "./clock.queries.ts";
import { complaints } from "./complaints.table.ts";

/** What people are told of: a step that is about to be late, or one that is. */
export type Escalation = "soon" | "overdue";

const told = { soon: complaints.soonToldFor, overdue: complaints.overdueToldFor };

/** A step that has another day since people were told counts anew. */
const isNotReminded = (escalation: Escalation) =>
  sql`${told[escalation]} is distinct from ${complaints.dueAt}`;

/** Organisations with complaints whose step is due by a moment. */
export const organisationsWithDue = async (tx: Tx, until: Date): Promise<string[]> =>
  (
    await tx
      .selectDistinct({ id: complaints.organisationId })
      .from(complaints)
      .where(and(isNotNull(complaints.dueAt), lte(complaints.dueAt, until)))
  ).map(({ id }) => id);

/** Complaints that nobody was told of and whose step is due by a moment, those that are due first at the top. */
export const untoldComplaints = (scope: OrganisationScope, { now, soon }: { now: Date; soon: Date }) =>
  scope
    .select(
      { id: complaints.id, ownerId: complaints.ownerId, dueAt: complaints.dueAt },
      complaints,
      or(
        and(lte(complaints.dueAt, now), isNotReminded("overdue")),
        and(gt(complaints.dueAt, now), lte(complaints.dueAt, soon), isNotReminded("soon")),
      ),
    )
    .orderBy(asc(complaints.dueAt), asc(complaints.id));

/** @returns whether it was not told yet, and still due then: of two that do it at once, one */
export async function markReminded(
  scope: OrganisationScope,
  { id, dueAt }: { id: string; dueAt: Date },
  escalation: Escalation,
): Promise<boolean> {
  const values = escalation === "soon" ? { soonToldFor: dueAt } : { overdueToldFor: dueAt };
  const condition = and(eq(complaints.id, id), eq(complaints.dueAt, dueAt), isNotReminded(escalation));
  return (await scope.update(complaints, values, condition).returning({ id: complaints.id })).length > 0;
}

/** Complaints whose snooze is over. */
export const awakeComplaints = (tx: Tx, now: Date, limit: number) =>
  tx
    .select({ organisationId: complaints.organisationId, id: complaints.id, ownerId: complaints.ownerId })
    .from(complaints)
    .where(and(isNotNull(complaints.snoozedUntil), lte(complaints.snoozedUntil, now)))
    .orderBy(asc(complaints.snoozedUntil), asc(complaints.id))
    .limit(limit);

/** Ends a snooze that is over. @returns whether the complaint is still open, and it was this that ended it */
export async function endSnooze(scope: OrganisationScope, id: string, now: Date): Promise<boolean> {
  const over = and(eq(complaints.id, id), lte(complaints.snoozedUntil, now));
  const open = sql<boolean>`${isOpenRow()}`;
  const [row] = await scope.update(complaints, { snoozedUntil: null }, over).returning({ open });
  return row?.open ?? false;
}
