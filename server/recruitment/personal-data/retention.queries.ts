import {
  and,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import { retentionBounds } from "#contract/core/limits.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { takeCvs } from "../candidates/candidate-cvs.queries.ts";
import { candidates } from "../candidates/candidates.table.ts";
import { candidateTags } from "../candidates/tags.table.ts";
import { generalApplications } from "../general-applications/general-applications.table.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { erasedName, expiredName } from "./erasure.queries.ts";
import { recruitmentRetention, retentionNotices } from "./retention.table.ts";

export async function readRetention(scope: OrganisationScope) {
  const { months, startedAt } = recruitmentRetention;
  const [row] = await scope.select({ months, startedAt }, recruitmentRetention);
  return row ?? { months: retentionBounds.default as number, startedAt: null };
}

export async function writeRetention(
  scope: OrganisationScope,
  values: { months: number; startedAt: Date | null },
): Promise<void> {
  await scope
    .insert(recruitmentRetention, values)
    .onConflictDoUpdate({ target: recruitmentRetention.organisationId, set: values });
}

/** Organisations that erase what is past its time. */
export const startedRetentions = (tx: Tx) =>
  tx
    .select({ organisationId: recruitmentRetention.organisationId })
    .from(recruitmentRetention)
    .where(isNotNull(recruitmentRetention.startedAt));

const ofJob = and(eq(jobs.organisationId, applications.organisationId), eq(jobs.id, applications.jobId));
const ofCandidate = and(
  eq(candidates.organisationId, applications.organisationId),
  eq(candidates.id, applications.candidateId),
);

/** Led to no employment, and still says who applied. */
const keepsPerson = and(
  ne(applications.status, "accepted"),
  notInArray(applications.candidateName, [erasedName, expiredName]),
  not(jobs.sample),
);

/**
 * Whose position took no more applications, and of which nothing was heard, since a moment. A position ends with its
 * deadline, or by being closed before it.
 */
const restsSince = (tx: Tx, cutoff: Date) =>
  and(
    or(lt(jobs.deadline, nairobiDay(cutoff)), lte(jobs.closedAt, cutoff)),
    lte(applications.appliedAt, cutoff),
    not(
      exists(
        tx
          .select({ id: applicationEvents.id })
          .from(applicationEvents)
          .where(
            and(
              eq(applicationEvents.organisationId, applications.organisationId),
              eq(applicationEvents.applicationId, applications.id),
              gt(applicationEvents.at, cutoff),
            ),
          ),
      ),
    ),
  );

const inPool = (now: Date) => gt(candidates.poolUntil, now);
const notInPool = (now: Date) => or(isNull(candidates.poolUntil), lte(candidates.poolUntil, now));

/** What is counted and erased at a moment. */
export interface RetentionTimes {
  now: Date;
  /** Applications that rest since before then are past their time. */
  cutoff: Date;
}

export async function countRetained(scope: OrganisationScope, { now, cutoff }: RetentionTimes, soon: Date) {
  const due = restsSince(scope.tx, cutoff);
  const [row] = await scope
    .select(
      {
        kept: count(),
        due: countWhere(sql`${and(due, notInPool(now))}`),
        pooled: countWhere(sql`${and(due, inPool(now))}`),
        dueWithSoon: countWhere(sql`${and(restsSince(scope.tx, soon), notInPool(now))}`),
      },
      applications,
      keepsPerson,
    )
    .innerJoin(jobs, ofJob)
    .innerJoin(candidates, ofCandidate);
  const { kept = 0, pooled = 0, dueWithSoon = 0, due: past = 0 } = row ?? {};
  return { kept, pooled, due: past, dueSoon: dueWithSoon - past };
}

/** Applications whose candidates are to be told that they end. */
export function toTell(scope: OrganisationScope, { now, cutoff }: RetentionTimes, limit: number) {
  return scope
    .select(
      {
        id: applications.id,
        userId: applications.userId,
        name: sql<string>`coalesce(${users.firstName}, ${applications.candidateName})`,
        email: sql<string>`coalesce(${users.email}, ${applications.candidateEmail})`,
        organization: organisations.name,
      },
      applications,
      and(
        keepsPerson,
        restsSince(scope.tx, cutoff),
        notInPool(now),
        not(
          exists(
            scope.tx
              .select({ id: retentionNotices.applicationId })
              .from(retentionNotices)
              .where(
                and(
                  eq(retentionNotices.organisationId, applications.organisationId),
                  eq(retentionNotices.applicationId, applications.id),
                ),
              ),
          ),
        ),
      ),
    )
    .innerJoin(jobs, ofJob)
    .innerJoin(candidates, ofCandidate)
    .leftJoin(users, eq(users.id, applications.userId))
    .innerJoin(organisations, eq(organisations.id, applications.organisationId))
    .orderBy(applications.appliedAt, applications.id)
    .limit(limit);
}

/** @returns those of which nobody was told before */
export async function recordNotices(
  scope: OrganisationScope,
  ids: string[],
  toldAt: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await scope
    .insert(
      retentionNotices,
      ids.map((applicationId) => ({ applicationId, toldAt })),
    )
    .onConflictDoNothing()
    .returning({ id: retentionNotices.applicationId });
  return rows.map((row) => row.id);
}

/** Applications past their time whose candidates were told long enough ago; locked for the one who erases them. */
export async function toErase(
  scope: OrganisationScope,
  { now, cutoff }: RetentionTimes,
  notifiedBefore: Date,
  limit: number,
): Promise<string[]> {
  const rows = await scope
    .select(
      { id: applications.id },
      applications,
      and(keepsPerson, restsSince(scope.tx, cutoff), notInPool(now)),
    )
    .innerJoin(jobs, ofJob)
    .innerJoin(candidates, ofCandidate)
    .innerJoin(
      retentionNotices,
      and(
        eq(retentionNotices.organisationId, applications.organisationId),
        eq(retentionNotices.applicationId, applications.id),
        lte(retentionNotices.toldAt, notifiedBefore),
      ),
    )
    .orderBy(applications.appliedAt, applications.id)
    .limit(limit)
    .for("update", { of: applications, skipLocked: true });
  return rows.map((row) => row.id);
}

/** Those of some candidates whose every application has lost its person, and who have sent no general one. */
export async function restingCandidates(scope: OrganisationScope, candidateIds: string[]): Promise<string[]> {
  const alive = scope.tx
    .select({ id: applications.candidateId })
    .from(applications)
    .where(
      and(
        eq(applications.organisationId, scope.organisationId),
        inArray(applications.candidateId, candidateIds),
        notInArray(applications.candidateName, [erasedName, expiredName]),
      ),
    );
  const asking = scope.select({ id: generalApplications.candidateId }, generalApplications);
  const rows = await scope.select(
    { id: candidates.id },
    candidates,
    and(
      inArray(candidates.id, candidateIds),
      notInArray(candidates.id, alive),
      notInArray(candidates.id, asking),
    ),
  );
  return rows.map((row) => row.id);
}

/** Takes candidates out of the organisation's list. @returns ids of the files of CVs that were imported of them */
export async function anonymiseResting(scope: OrganisationScope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const nothing = { name: expiredName, nameKey: "", email: "", phone: "", location: "" };
  await scope.update(candidates, nothing, inArray(candidates.id, ids));
  await scope.delete(candidateTags, inArray(candidateTags.candidateId, ids));
  return takeCvs(scope.tx, ids);
}

/** What each SACCO keeps of a person. */
export function keptOf(tx: Tx, userId: string, id?: string) {
  return tx
    .select({
      id: candidates.id,
      organization: organisations.name,
      applications: count(),
      months: sql<
        number | null
      >`case when ${recruitmentRetention.startedAt} is not null then ${recruitmentRetention.months} end`,
      poolUntil: candidates.poolUntil,
    })
    .from(candidates)
    .innerJoin(organisations, eq(organisations.id, candidates.organisationId))
    .innerJoin(
      applications,
      and(
        ofCandidate,
        eq(applications.userId, userId),
        notInArray(applications.candidateName, [erasedName, expiredName]),
      ),
    )
    .leftJoin(recruitmentRetention, eq(recruitmentRetention.organisationId, candidates.organisationId))
    .where(and(eq(candidates.userId, userId), id === undefined ? undefined : eq(candidates.id, id)))
    .groupBy(
      candidates.organisationId,
      candidates.id,
      organisations.name,
      recruitmentRetention.startedAt,
      recruitmentRetention.months,
    )
    .orderBy(organisations.name);
}

export async function setPool(tx: Tx, userId: string, id: string, poolUntil: Date | null): Promise<void> {
  await tx
    .update(candidates)
    .set({ poolUntil })
    .where(and(eq(candidates.userId, userId), eq(candidates.id, id)));
}
