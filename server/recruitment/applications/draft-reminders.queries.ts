import { and, eq, gt, gte, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { applications } from "./applications.table.ts";
import { applicationDrafts } from "./drafts.table.ts";

/** Days of the calendar, before the last one, from which on a draft is reminded of. */
export const reminderDays = 2;

/** The moment at which these days begin in Nairobi. A draft begun later needs no reminder. */
const reminderFrom = sql`((${jobs.deadline})::date - ${reminderDays}::int)::timestamp AT TIME ZONE 'Africa/Nairobi'`;

/** Not reminded of yet, begun before the last days of a job that is still open, and not sent. */
const isDue = (tx: Tx, today: string, until: string) =>
  and(
    isNull(applicationDrafts.remindedAt),
    sql`${applicationDrafts.begunAt} < ${reminderFrom}`,
    eq(jobs.status, "Active"),
    gte(jobs.deadline, today),
    lte(jobs.deadline, until),
    or(isNull(organisations.trialEndsAt), gt(organisations.trialEndsAt, sql`now()`)),
    notExists(
      tx
        .select({ id: applications.id })
        .from(applications)
        .where(
          and(
            eq(applications.organisationId, applicationDrafts.organisationId),
            eq(applications.jobId, applicationDrafts.jobId),
            eq(applications.userId, applicationDrafts.userId),
          ),
        ),
    ),
  );

const sameJob = and(
  eq(jobs.organisationId, applicationDrafts.organisationId),
  eq(jobs.id, applicationDrafts.jobId),
);

/** Drafts of any organisation whose authors are to be reminded. */
export function draftsToRemind(tx: Tx, today: string, until: string, limit: number) {
  return tx
    .select({ organisationId: applicationDrafts.organisationId, id: applicationDrafts.id })
    .from(applicationDrafts)
    .innerJoin(jobs, sameJob)
    .innerJoin(organisations, eq(organisations.id, applicationDrafts.organisationId))
    .where(isDue(tx, today, until))
    .orderBy(jobs.deadline, applicationDrafts.id)
    .limit(limit);
}

/** What the mail says, for the one transaction that comes first. @returns null for every other */
export async function lockDueDraft(scope: OrganisationScope, id: string, today: string, until: string) {
  const [row] = await scope
    .select(
      {
        jobId: jobs.id,
        jobTitle: jobs.title,
        deadline: jobs.deadline,
        organization: organisations.name,
        name: users.name,
        email: users.email,
      },
      applicationDrafts,
      and(eq(applicationDrafts.id, id), isDue(scope.tx, today, until)),
    )
    .innerJoin(jobs, sameJob)
    .innerJoin(organisations, eq(organisations.id, applicationDrafts.organisationId))
    .innerJoin(users, eq(users.id, applicationDrafts.userId))
    .for("update", { of: applicationDrafts });
  return row ?? null;
}

export async function noteReminder(scope: OrganisationScope, id: string, remindedAt: Date): Promise<void> {
  await scope.update(applicationDrafts, { remindedAt }, eq(applicationDrafts.id, id));
}
