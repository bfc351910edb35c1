import { and, asc, eq, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { members } from "./members.table.ts";

/** What an officer is reminded of: a case that is about to be overdue, or one that is. */
export type Reminder = "soon" | "overdue";

const remindedFor = { soon: members.soonToldFor, overdue: members.overdueToldFor };

/** A case that was given another day since its reminder counts anew. */
const isNotReminded = (reminder: Reminder) => sql`${remindedFor[reminder]} is distinct from ${members.dueAt}`;

/** Cases of all organisations that nobody was reminded of, those that are due first at the top. */
export const casesToRemind = (tx: Tx, { now, soon }: { now: Date; soon: Date }, limit: number) =>
  tx
    .select({
      organisationId: members.organisationId,
      id: members.id,
      assigneeId: members.assigneeId,
      dueAt: members.dueAt,
    })
    .from(members)
    .where(
      and(
        isNotNull(members.dueAt),
        or(
          and(lte(members.dueAt, now), isNotReminded("overdue")),
          and(gt(members.dueAt, now), lte(members.dueAt, soon), isNotReminded("soon")),
        ),
      ),
    )
    .orderBy(asc(members.dueAt), asc(members.id))
    .limit(limit);

/** @returns whether nobody was reminded of it yet, and it is still due then: of two that do it at once, one */
export async function markReminded(
  scope: OrganisationScope,
  { id, dueAt }: { id: string; dueAt: Date },
  reminder: Reminder,
): Promise<boolean> {
  const values = reminder === "soon" ? { soonToldFor: dueAt } : { overdueToldFor: dueAt };
  const condition = and(eq(members.id, id), eq(members.dueAt, dueAt), isNotReminded(reminder));
  return (await scope.update(members, values, condition).returning({ id: members.id })).length > 0;
}
