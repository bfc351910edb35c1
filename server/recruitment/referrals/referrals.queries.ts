import { and, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Language } from "#contract/core/language.ts";
import type { ApplicationStatus } from "#contract/recruitment/applications.ts";
import { hrReferralList, type ReferralState, type referralList } from "#contract/recruitment/referrals.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
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
          openedAt: referrals.openedAt,
          declinedAt: referrals.declinedAt,
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

/** What is asked of a referral whose application is at one of these, or of one without an application. */
const applied = (...statuses: ApplicationStatus[]) => inArray(applications.status, statuses);
const notApplied = isNull(referrals.applicationId);
const ofState: Record<ReferralState, SQL | undefined> = {
  invited: and(notApplied, isNull(referrals.openedAt), isNull(referrals.declinedAt)),
  opened: and(notApplied, isNotNull(referrals.openedAt), isNull(referrals.declinedAt)),
  applied: applied("submitted", "screening"),
  interviewing: applied("interview", "assessment", "final_review"),
  hired: applied("accepted"),
  not_selected: applied("rejected", "withdrawn"),
  declined: and(notApplied, isNotNull(referrals.declinedAt)),
};

const matching = conditionsOf(hrReferralList, {
  state: (states) => or(...states.map((state) => ofState[state])),
});

/** One page of the organisation's referrals that match, latest first (ids grow), and how many match in all. */
export function listAll(scope: OrganisationScope, query: z.output<typeof hrReferralList.query>) {
  const condition = matching(query);
  return readPage(
    query,
    scope
      .select(
        {
          id: referrals.id,
          name: referrals.name,
          email: referrals.email,
          phone: referrals.phone,
          jobId: jobs.id,
          jobTitle: jobs.title,
          by: users.name,
          relation: referrals.relation,
          words: referrals.words,
          at: referrals.createdAt,
          applicationId: referrals.applicationId,
          status: applications.status,
          openedAt: referrals.openedAt,
          declinedAt: referrals.declinedAt,
          cvName: storedFiles.name,
        },
        referrals,
        condition,
      )
      .innerJoin(jobs, ofJob)
      .leftJoin(applications, ofApplication)
      .leftJoin(users, eq(users.id, referrals.referredBy))
      .leftJoin(
        storedFiles,
        and(eq(storedFiles.organisationId, referrals.organisationId), eq(storedFiles.id, referrals.cvFileId)),
      )
      .orderBy(desc(referrals.id)),
    scope.select({ total: count() }, referrals, condition).leftJoin(applications, ofApplication),
  );
}

/** The CV of a referral; null for no such referral, and for one without. */
export async function cvOf(scope: OrganisationScope, id: string): Promise<string | null> {
  const [row] = await scope.select({ cvFileId: referrals.cvFileId }, referrals, eq(referrals.id, id));
  return row?.cvFileId ?? null;
}

/** A referral by the key of its link, with what says whether its job is open. @param lock for a change of it */
export async function referralByKey(tx: Tx, key: string, { lock = false } = {}) {
  const found = tx
    .select({
      id: referrals.id,
      organisationId: referrals.organisationId,
      organization: organisations.name,
      applicationId: referrals.applicationId,
      cvFileId: referrals.cvFileId,
      openedAt: referrals.openedAt,
      declinedAt: referrals.declinedAt,
      jobId: jobs.id,
      jobTitle: jobs.title,
      status: jobs.status,
      deadline: jobs.deadline,
      sample: jobs.sample,
      trialEndsAt: organisations.trialEndsAt,
    })
    .from(referrals)
    .innerJoin(organisations, eq(organisations.id, referrals.organisationId))
    .innerJoin(jobs, ofJob)
    .where(eq(referrals.key, key));
  const [row] = await (lock ? found.for("update", { of: referrals }) : found);
  return row ?? null;
}

/** Changes a referral. */
export async function updateReferral(
  scope: OrganisationScope,
  id: string,
  values: Partial<typeof referrals.$inferInsert>,
): Promise<void> {
  await scope.update(referrals, values, eq(referrals.id, id));
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
    .leftJoin(users, eq(users.id, applications.userId))
    .limit(1);
  return rows.length > 0;
}

/** A referral of one's own. */
export async function ownReferral(scope: OrganisationScope, userId: string, id: string) {
  const [row] = await scope
    .select(
      { applicationId: referrals.applicationId, cvFileId: referrals.cvFileId },
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
      openedAt: referrals.openedAt,
      declinedAt: referrals.declinedAt,
      cvFileId: referrals.cvFileId,
    })
    .from(referrals)
    .innerJoin(organisations, eq(organisations.id, referrals.organisationId))
    .innerJoin(jobs, ofJob)
    .where(ofPerson(tx, userId, email))
    .orderBy(referrals.createdAt, referrals.id);
}

/** Deletes referrals. @returns ids of the CVs that came with them */
async function deleteWhere(tx: Tx, condition: SQL | undefined): Promise<string[]> {
  const rows = await tx.delete(referrals).where(condition).returning({ cvFileId: referrals.cvFileId });
  return rows.flatMap(({ cvFileId }) => cvFileId ?? []);
}

/** Deletes an organisation's referrals of somebody without an account, by their address. @returns ids of their CVs */
export const deleteReferralsTo = (scope: OrganisationScope, email: string): Promise<string[]> =>
  deleteWhere(scope.tx, and(eq(referrals.organisationId, scope.organisationId), eq(referrals.email, email)));

/** Deletes all referrals of a person. @returns ids of their CVs */
export const deleteReferralsOf = (tx: Tx, userId: string, email: string | null): Promise<string[]> =>
  deleteWhere(tx, ofPerson(tx, userId, email));

/**
 * Deletes, in every organisation, referrals from before a moment of people who have not applied.
 * @returns ids of their CVs
 */
export const deleteReferralsBefore = (tx: Tx, before: Date): Promise<string[]> =>
  deleteWhere(tx, and(notApplied, lt(referrals.createdAt, before)));
