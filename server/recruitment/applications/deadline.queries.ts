import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { activeStatuses } from "#contract/recruitment/applications.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { applications } from "./applications.table.ts";

/** Open, and its last day is over. */
const overdue = (today: string) => and(eq(jobs.status, "Active"), lt(jobs.deadline, today));

/** Jobs that took applications until a day before `today`, of organisations whose workspace is not paused. */
export function jobsToClose(tx: Tx, today: string, limit: number) {
  return tx
    .select({ organisationId: jobs.organisationId, id: jobs.id })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(
      and(overdue(today), or(isNull(organisations.trialEndsAt), gt(organisations.trialEndsAt, sql`now()`))),
    )
    .orderBy(jobs.deadline, jobs.id)
    .limit(limit);
}

/** The organisation's name and the job, for the one transaction that comes first. @returns null for every other */
export async function claimEnd(scope: OrganisationScope, id: string, today: string) {
  const [row] = await scope
    .select(
      {
        title: jobs.title,
        deadline: jobs.deadline,
        endAnnouncedAt: jobs.endAnnouncedAt,
        organization: organisations.name,
      },
      jobs,
      and(eq(jobs.id, id), overdue(today)),
    )
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .for("update", { of: jobs });
  return row ?? null;
}

/**
 * Who applied for the job and waits for a decision.
 * @param after only those whose application came after this moment; everyone for null
 */
export function waitingFor(scope: OrganisationScope, jobId: string, after: Date | null) {
  return scope
    .select(
      { id: applications.id, name: applications.candidateName, email: users.email },
      applications,
      and(
        eq(applications.jobId, jobId),
        inArray(applications.status, activeStatuses),
        // Whom HR entered is told by HR: "yours is in" would be news to them.
        ne(applications.source, "hr"),
        after ? gt(applications.appliedAt, after) : undefined,
      ),
    )
    .innerJoin(users, eq(users.id, applications.userId))
    .orderBy(applications.appliedAt, applications.id);
}
