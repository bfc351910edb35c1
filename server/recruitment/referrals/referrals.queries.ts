import { and, count, desc, eq, inArray, isNull, lt, or } from "drizzle-orm";
import type { z } from "zod";
import type { Language } from "#contract/core/language.ts";
import type { referralList } from "#contract/recruitment/referrals.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "../applications/applications.table.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { referrals } from "./referrals.table.ts";

const ofJob = and(eq(jobs.organisationId, referrals.organisationId), eq(jobs.id, referrals.jobId));
const ofApplication = and(
  eq(applications.organisationId, referrals.organisationId),
  eq(applications.id, referrals.applicationId),
);

/** Adds a referral. @returns whether it is new: nobody has referred that address for that job before */
export async function insertReferral(
  scope: OrganisationScope,
  referral: Omit<typeof referrals.$inferInsert, "organisationId">,
): Promise<boolean> {
  const rows = await scope.insert(referrals, referral).onConflictDoNothing().returning({ id: referrals.id });
  return rows.length > 0;
}

/** One page of a colleague's own referrals, latest first (ids grow). */
export function listOwn(
  scope: OrganisationScope,
  userId: string,
  query: z.output<typeof referralList.query>,
) {
  const own = eq(referrals.referredBy, userId);
  return readPage(
    query,
    scope
      .select(
        {
          id: referrals.id,
          name: referrals.name,
          jobTitle: jobs.title,
          at: referrals.createdAt,
          status: applications.status,
        },
        referrals,
        own,
      )
      .innerJoin(jobs, ofJob)
      .leftJoin(applications, ofApplication)
      .orderBy(desc(referrals.id)),
    scope.select({ total: count() }, referrals, own),
  );
}

/** The language of the account with an address; null without an account, or one that has chosen none. */
export async function languageOfAccount(tx: Tx, email: string): Promise<Language | null> {
  const [row] = await tx.select({ language: users.language }).from(users).where(eq(users.email, email));
  return row?.language ?? null;
}

/** Whether somebody with an address has applied for a job. */
export async function hasApplied(scope: OrganisationScope, jobId: string, email: string): Promise<boolean> {
  const rows = await scope
    .select(
      { id: applications.id },
      applications,
      and(eq(applications.jobId, jobId), or(eq(users.email, email), eq(applications.candidateEmail, email))),
    )
    .innerJoin(users, eq(users.id, applications.userId))
    .limit(1);
  return rows.length > 0;
}

/** A referral of one's own. */
export async function ownReferral(scope: OrganisationScope, userId: string, id: string) {
  const [row] = await scope
    .select(
      { applicationId: referrals.applicationId },
      referrals,
      and(eq(referrals.id, id), eq(referrals.referredBy, userId)),
    )
    .for("update");
  return row ?? null;
}

export async function deleteReferral(scope: OrganisationScope, id: string): Promise<void> {
  await scope.delete(referrals, eq(referrals.id, id));
}

/** Referrals of a person: by their verified address, or of their applications. */
const ofPerson = (tx: Tx, userId: string, email: string | null) =>
  or(
    email === null ? undefined : eq(referrals.email, email),
    inArray(
      referrals.applicationId,
      tx.select({ id: applications.id }).from(applications).where(eq(applications.userId, userId)),
    ),
  );

/** What colleagues of organisations said of a person when they referred them. */
export function referralsForExport(tx: Tx, userId: string, email: string | null) {
  return tx
    .select({
      organization: organisations.name,
      jobTitle: jobs.title,
      at: referrals.createdAt,
      name: referrals.name,
      email: referrals.email,
      phone: referrals.phone,
      relation: referrals.relation,
      words: referrals.words,
    })
    .from(referrals)
    .innerJoin(organisations, eq(organisations.id, referrals.organisationId))
    .innerJoin(jobs, ofJob)
    .where(ofPerson(tx, userId, email))
    .orderBy(referrals.createdAt, referrals.id);
}

/** Deletes all referrals of a person. */
export async function deleteReferralsOf(tx: Tx, userId: string, email: string | null): Promise<void> {
  await tx.delete(referrals).where(ofPerson(tx, userId, email));
}

/** Deletes, in every organisation, referrals from before a moment of people who have not applied. */
export async function deleteReferralsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(referrals).where(and(isNull(referrals.applicationId), lt(referrals.createdAt, before)));
}
