import { and, eq, gte, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { activeStatuses } from "#contract/recruitment/applications.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { applications } from "./applications.table.ts";
import { applicationDrafts } from "./drafts.table.ts";
import { ofJob } from "./joins.table.ts";

/** Over, and the candidates under way have not been informed of this end. A trial that was extended has another one. */
const endedUnannounced = and(
  lt(organisations.trialEndsAt, sql`now()`),
  or(
    isNull(organisations.trialEndAnnouncedFor),
    ne(organisations.trialEndAnnouncedFor, organisations.trialEndsAt),
  ),
);

/** Organisations whose trial has ended without a word to those under way. */
export async function organisationsToAnnounce(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ id: organisations.id }).from(organisations).where(endedUnannounced);
  return rows.map(({ id }) => id);
}

/** Notes that the end is announced, for the one transaction that comes first. @returns null for every other */
export async function claimTrialEnd({ tx, organisationId }: OrganisationScope) {
  const [row] = await tx
    .update(organisations)
    .set({ trialEndAnnouncedFor: sql`${organisations.trialEndsAt}` })
    .where(and(eq(organisations.id, organisationId), endedUnannounced))
    .returning({ name: organisations.name });
  return row ?? null;
}

/** Whom a row is about, and for which job. */
const underWay = { email: users.email, firstName: users.firstName, jobTitle: jobs.title };

/** Drafts for jobs that would take applications on `today`, if their SACCO did. */
export function draftsUnderWay(scope: OrganisationScope, today: string) {
  return scope
    .select(underWay, applicationDrafts, and(eq(jobs.status, "Active"), gte(jobs.deadline, today)))
    .innerJoin(
      jobs,
      and(eq(jobs.organisationId, applicationDrafts.organisationId), eq(jobs.id, applicationDrafts.jobId)),
    )
    .innerJoin(users, eq(users.id, applicationDrafts.userId))
    .orderBy(users.email, jobs.title);
}

/** Applications that nobody has decided on. */
export function applicationsUnderWay(scope: OrganisationScope) {
  return scope
    .select(
      underWay,
      applications,
      // Whom HR entered is told by HR: they may not know of the application.
      and(inArray(applications.status, activeStatuses), ne(applications.source, "hr")),
    )
    .innerJoin(jobs, ofJob)
    .innerJoin(users, eq(users.id, applications.userId))
    .orderBy(users.email, jobs.title);
}
