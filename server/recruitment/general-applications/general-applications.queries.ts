import { and, count, desc, eq, exists, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { retentionBounds } from "#contract/core/limits.ts";
import type { GeneralDraftInput } from "#contract/recruitment/general-drafts.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { descending } from "#server/platform/database/order.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import * as drafts from "#server/platform/drafts/drafts.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { applications } from "../applications/applications.table.ts";
import { candidates } from "../candidates/candidates.table.ts";
import { takesGeneralApplications } from "../jobs/general-setting.queries.ts";
import { wishesMet } from "../jobs/general-wishes.queries.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { recruitmentRetention } from "../personal-data/retention.table.ts";
import { generalApplications, generalDrafts, generalProposals } from "./general-applications.table.ts";

/** What says whether, and how long, a SACCO keeps general applications. */
const saccoFields = {
  organizationName: organisations.name,
  organizationSlug: organisations.slug,
  trialEndsAt: organisations.trialEndsAt,
  switchedOn: takesGeneralApplications,
  months: sql<number>`coalesce(${recruitmentRetention.months}, ${retentionBounds.default}::int)`,
  erases: sql<boolean>`${recruitmentRetention.startedAt} is not null`,
};

/** A SACCO that has published a job, by its slug. */
export async function saccoBySlug(tx: Tx, slug: string) {
  const [row] = await tx
    .select({ organisationId: organisations.id, ...saccoFields })
    .from(organisations)
    .leftJoin(recruitmentRetention, eq(recruitmentRetention.organisationId, organisations.id))
    .where(
      and(
        eq(organisations.slug, slug),
        exists(tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.organisationId, organisations.id))),
      ),
    );
  return row ?? null;
}
export type SaccoRow = NonNullable<Awaited<ReturnType<typeof saccoBySlug>>>;

/** General applications of a person, the latest first: all of them, one, or the one to an organisation. */
export function ownGeneralApplications(
  tx: Tx,
  userId: string,
  { id, organisationId, key }: { id?: string; organisationId?: string; key?: string } = {},
) {
  return tx
    .select({
      id: generalApplications.id,
      organisationId: generalApplications.organisationId,
      candidateId: generalApplications.candidateId,
      submissionKey: generalApplications.submissionKey,
      sentAt: generalApplications.sentAt,
      renewedAt: generalApplications.renewedAt,
      departments: generalApplications.departments,
      types: generalApplications.types,
      words: generalApplications.words,
      fullName: generalApplications.candidateName,
      email: generalApplications.candidateEmail,
      phone: generalApplications.phone,
      location: generalApplications.location,
      workExperiences: generalApplications.workExperiences,
      education: generalApplications.education,
      skills: generalApplications.skills,
      cvFileId: generalApplications.cvFileId,
      cvName: storedFiles.name,
      poolUntil: candidates.poolUntil,
      ...saccoFields,
    })
    .from(generalApplications)
    .innerJoin(organisations, eq(organisations.id, generalApplications.organisationId))
    .innerJoin(
      candidates,
      and(
        eq(candidates.organisationId, generalApplications.organisationId),
        eq(candidates.id, generalApplications.candidateId),
      ),
    )
    .leftJoin(recruitmentRetention, eq(recruitmentRetention.organisationId, organisations.id))
    .leftJoin(storedFiles, eq(storedFiles.id, generalApplications.cvFileId))
    .where(
      and(
        eq(generalApplications.userId, userId),
        id === undefined ? undefined : eq(generalApplications.id, id),
        organisationId === undefined ? undefined : eq(generalApplications.organisationId, organisationId),
        key === undefined ? undefined : eq(generalApplications.submissionKey, key),
      ),
    )
    .orderBy(descending(generalApplications.renewedAt), desc(generalApplications.id));
}
export type OwnRow = Awaited<ReturnType<typeof ownGeneralApplications>>[number];

/** Jobs that HR proposed to a person, the latest first, each with whether they have applied. */
export function proposalsTo(tx: Tx, userId: string) {
  return tx
    .select({
      generalId: generalProposals.generalId,
      jobId: jobs.id,
      title: jobs.title,
      at: generalProposals.createdAt,
      status: jobs.status,
      deadline: jobs.deadline,
      sample: jobs.sample,
      trialEndsAt: organisations.trialEndsAt,
      applied: sql<boolean>`exists (select from ${applications}
        where ${applications.organisationId} = ${jobs.organisationId}
          and ${applications.jobId} = ${jobs.id} and ${applications.userId} = ${userId})`,
    })
    .from(generalProposals)
    .innerJoin(
      generalApplications,
      and(
        eq(generalApplications.organisationId, generalProposals.organisationId),
        eq(generalApplications.id, generalProposals.generalId),
      ),
    )
    .innerJoin(
      jobs,
      and(eq(jobs.organisationId, generalProposals.organisationId), eq(jobs.id, generalProposals.jobId)),
    )
    .innerJoin(organisations, eq(organisations.id, generalProposals.organisationId))
    .where(eq(generalApplications.userId, userId))
    .orderBy(descending(generalProposals.createdAt), jobs.id);
}

/** Writes a general application in place of an earlier one of the same person. @returns its id */
export async function writeGeneral(
  scope: OrganisationScope,
  general: Omit<typeof generalApplications.$inferInsert, "organisationId">,
): Promise<string> {
  const { id: _, sentAt: __, userId: ___, candidateId: ____, ...content } = general;
  const [row] = await scope
    .insert(generalApplications, general)
    .onConflictDoUpdate({
      target: [generalApplications.organisationId, generalApplications.userId],
      set: { ...content, cvReading: null, toldAt: null },
    })
    .returning({ id: generalApplications.id });
  if (!row) throw new Error("upsert returned no row");
  return row.id;
}

/** Lets the time of a person's own general application begin anew. */
export async function renewGeneral(tx: Tx, userId: string, id: string, renewedAt: Date): Promise<void> {
  await tx
    .update(generalApplications)
    .set({ renewedAt, toldAt: null })
    .where(and(eq(generalApplications.userId, userId), eq(generalApplications.id, id)));
}

/** Deletes general applications. @returns ids of their CVs */
export async function deleteGeneralApplications(tx: Tx, condition: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .delete(generalApplications)
    .where(condition)
    .returning({ cvFileId: generalApplications.cvFileId });
  return rows.flatMap(({ cvFileId }) => cvFileId ?? []);
}

/** Those of these candidates of whom an organisation has neither an application nor a general one. */
export async function bareCandidates(scope: OrganisationScope, ids: readonly string[]): Promise<string[]> {
  const { tx } = scope;
  const rows = await scope.select(
    { id: candidates.id },
    candidates,
    and(
      inArray(candidates.id, [...ids]),
      notExists(
        tx
          .select({ id: applications.id })
          .from(applications)
          .where(
            and(
              eq(applications.organisationId, candidates.organisationId),
              eq(applications.candidateId, candidates.id),
            ),
          ),
      ),
      notExists(
        tx
          .select({ id: generalApplications.id })
          .from(generalApplications)
          .where(
            and(
              eq(generalApplications.organisationId, candidates.organisationId),
              eq(generalApplications.candidateId, candidates.id),
            ),
          ),
      ),
    ),
  );
  return rows.map(({ id }) => id);
}

/** Deletes candidates; whom the organisation imported is again somebody who has not applied. */
export async function dropCandidates(scope: OrganisationScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const these = inArray(candidates.id, [...ids]);
  await scope.delete(candidates, and(these, isNull(candidates.importId)));
  await scope.update(candidates, { userId: null }, these);
}

const draftOf = (userId: string, organisationId: string) =>
  and(eq(generalDrafts.userId, userId), eq(generalDrafts.organisationId, organisationId));

const draftFields = {
  values: generalDrafts.values,
  step: generalDrafts.step,
  resumeId: generalDrafts.resumeId,
  version: generalDrafts.version,
  updatedAt: generalDrafts.updatedAt,
};

/** What a person has typed of a general application to an organisation and not sent; null for nothing. */
export async function generalDraftOf(tx: Tx, userId: string, organisationId: string) {
  const [row] = await tx.select(draftFields).from(generalDrafts).where(draftOf(userId, organisationId));
  return row ?? null;
}

/** Writes the draft, as `platform/drafts` says; null where another version stands in its way. */
export function writeDraft(
  tx: Tx,
  of: { userId: string; organisationId: string },
  { values, step, resumeId, ...save }: GeneralDraftInput,
) {
  const where = draftOf(of.userId, of.organisationId);
  return drafts.writeDraft(tx, generalDrafts, { of, where, content: { values, step, resumeId }, save });
}

export async function deleteDraft(tx: Tx, userId: string, organisationId: string): Promise<void> {
  await tx.delete(generalDrafts).where(draftOf(userId, organisationId));
}

/** The general applicants whose wishes a job meets, who said so last first; and how many there are. */
export async function generalApplicationsFor(
  scope: OrganisationScope,
  job: { id: string; department: string; type: string },
  limit: number,
) {
  const met = wishesMet(job);
  return scope
    .select(
      {
        id: generalApplications.id,
        candidateId: generalApplications.candidateId,
        name: generalApplications.candidateName,
        email: generalApplications.candidateEmail,
        location: generalApplications.location,
        departments: generalApplications.departments,
        types: generalApplications.types,
        words: generalApplications.words,
        renewedAt: generalApplications.renewedAt,
        workExperiences: generalApplications.workExperiences,
        education: generalApplications.education,
        skills: generalApplications.skills,
        cvReading: generalApplications.cvReading,
        cvFileId: generalApplications.cvFileId,
        proposedAt: generalProposals.createdAt,
        applicationId: applications.id,
      },
      generalApplications,
      met,
    )
    .leftJoin(
      generalProposals,
      and(
        eq(generalProposals.organisationId, generalApplications.organisationId),
        eq(generalProposals.generalId, generalApplications.id),
        eq(generalProposals.jobId, job.id),
      ),
    )
    .leftJoin(
      applications,
      and(
        eq(applications.organisationId, generalApplications.organisationId),
        eq(applications.userId, generalApplications.userId),
        eq(applications.jobId, job.id),
      ),
    )
    .orderBy(descending(generalApplications.renewedAt), generalApplications.id)
    .limit(limit);
}

/** A general application of the organisation, whom it is from and where they read mail. */
export async function generalById(scope: OrganisationScope, id: string) {
  const [row] = await scope
    .select(
      {
        id: generalApplications.id,
        userId: generalApplications.userId,
        name: generalApplications.candidateName,
        accountEmail: users.email,
        cvFileId: generalApplications.cvFileId,
      },
      generalApplications,
      eq(generalApplications.id, id),
    )
    .innerJoin(users, eq(users.id, generalApplications.userId));
  return row ?? null;
}

/** Whom general applications are from, by id, for notifications. */
export const generalNames = (scope: OrganisationScope, ids: string[]) =>
  scope.select(
    { id: generalApplications.id, name: generalApplications.candidateName },
    generalApplications,
    inArray(generalApplications.id, ids),
  );

/** Notes that a job was proposed. @returns whether that is new */
export async function insertProposal(
  scope: OrganisationScope,
  proposal: Omit<typeof generalProposals.$inferInsert, "organisationId">,
): Promise<boolean> {
  const rows = await scope
    .insert(generalProposals, proposal)
    .onConflictDoNothing()
    .returning({ jobId: generalProposals.jobId });
  return rows.length > 0;
}

/** Whether a person has applied for a job. */
export async function hasApplied(scope: OrganisationScope, userId: string, jobId: string): Promise<boolean> {
  const [row] = await scope.select(
    { count: count() },
    applications,
    and(eq(applications.userId, userId), eq(applications.jobId, jobId)),
  );
  return (row?.count ?? 0) > 0;
}

/** Where the CV of a general application lies, as long as nobody has read it. */
export async function unreadCvOf(scope: OrganisationScope, id: string) {
  const [file] = await scope
    .select(
      {
        id: storedFiles.id,
        key: storedFiles.key,
        name: storedFiles.name,
        contentType: storedFiles.contentType,
      },
      generalApplications,
      and(eq(generalApplications.id, id), isNull(generalApplications.cvReading)),
    )
    .innerJoin(
      storedFiles,
      and(
        eq(storedFiles.organisationId, generalApplications.organisationId),
        eq(storedFiles.id, generalApplications.cvFileId),
      ),
    );
  return file ?? null;
}

/** Writes what was found in a CV, unless another one took its place meanwhile. */
export async function saveReading(
  scope: OrganisationScope,
  id: string,
  {
    fileId,
    cvReading,
  }: { fileId: string; cvReading: (typeof generalApplications.$inferSelect)["cvReading"] },
): Promise<void> {
  await scope.update(
    generalApplications,
    { cvReading },
    and(eq(generalApplications.id, id), eq(generalApplications.cvFileId, fileId)),
  );
}
