import { and, asc, count, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { activeStatuses, myApplicationList } from "#contract/recruitment/applications.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { together } from "#server/platform/database/together.ts";
import { milliseconds, writtenOnce } from "#server/platform/database/written-once.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { namesOrganisation } from "../candidates/internal.queries.ts";
import { appliedAs, listedAs } from "../candidates/merges.queries.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { interviews } from "../pipeline/pipeline.table.ts";
import { applicationEvents, applications } from "./applications.table.ts";
import { isShown, shownStatus } from "./held.queries.ts";
import { ofApplication, ofJob, ofThese, type TheseApplications } from "./joins.table.ts";

export type NewApplication = Omit<typeof applications.$inferInsert, "organisationId" | "candidateId">;
export type NewEvent = Omit<typeof applicationEvents.$inferInsert, "organisationId">;

/** What a candidate said in the form, and how it matched, as staff and the candidate's own export read it. */
export const answerFields = {
  phone: applications.phone,
  location: applications.location,
  workExperiences: applications.workExperiences,
  education: applications.education,
  skills: applications.skills,
  expectedSalary: applications.expectedSalary,
  availableStartDate: applications.availableStartDate,
  workAuthorization: applications.workAuthorization,
  coverLetter: applications.coverLetter,
  additionalInfo: applications.additionalInfo,
  willingToRelocate: applications.willingToRelocate,
  hasBackground: applications.hasBackground,
  worksHere: applications.worksHere,
  answers: applications.answers,
  match: applications.match,
};

/**
 * Adds an application and its first event.
 * @throws a violation of `application_once_per_job` or `application_submission`
 */
export async function insertApplication(
  scope: OrganisationScope,
  application: Omit<NewApplication, "saysInternal"> & { candidateId: string },
  /** Who entered it, and what they noted; the candidate themselves without. */
  by: Pick<NewEvent, "actorId" | "notes"> = { actorId: application.userId ?? null },
): Promise<string> {
  const id = application.id ?? newId();
  const named = namesOrganisation(scope, application.workExperiences);
  // Drizzle writes an expression as well as a value, which the type of a row does not say.
  const saysInternal = application.worksHere === true || (named as unknown as boolean);
  await together([
    // Sent at once: what is asked beside it comes after it.
    scope.insert(applications, { ...application, id, saysInternal }).execute(),
    insertEvent(scope, {
      applicationId: id,
      ...by,
      toStatus: "submitted",
      stage: 1,
      at: application.appliedAt,
    }),
  ]);
  return id;
}

/** @returns the event's id */
export async function insertEvent(scope: OrganisationScope, event: NewEvent): Promise<string> {
  const id = event.id ?? newId();
  await scope.insert(applicationEvents, { ...event, id });
  return id;
}

/** What prevents a second submission: the same key, or else another application to the same job. */
export async function findSubmission(
  tx: Tx,
  userId: string,
  { key, jobId }: { key: string | null; jobId: string },
) {
  const sameJob = eq(applications.jobId, jobId);
  const sameKey = key === null ? undefined : eq(applications.submissionKey, key);
  const [row] = await tx
    .select({
      id: applications.id,
      jobId: applications.jobId,
      submissionKey: applications.submissionKey,
      status: applications.status,
    })
    .from(applications)
    .where(and(eq(applications.userId, userId), or(sameKey, sameJob)))
    .orderBy(...(sameKey ? [sql`${sameKey} desc nulls last`] : []), asc(applications.id))
    .limit(1);
  return row ?? null;
}

/** Which of a person's own applications are wanted; all of them without a condition. */
export interface OwnFilter extends z.output<typeof myApplicationList.filter> {
  id?: string | undefined;
  jobId?: string | undefined;
}

const ownFields = {
  id: applications.id,
  organisationId: applications.organisationId,
  jobId: applications.jobId,
  jobTitle: jobs.title,
  language: jobs.language,
  department: jobs.department,
  milestones: jobs.milestones,
  organization: organisations.name,
  trialEndsAt: organisations.trialEndsAt,
  appliedAt: applications.appliedAt,
  entered: sql<boolean>`${applications.source} = 'hr'`,
  status: shownStatus,
  stage: applications.stage,
  cvName: storedFiles.name,
};

const matchingOwn = conditionsOf(myApplicationList, { status: (statuses) => inArray(shownStatus, statuses) });

const ownCondition = (userId: string, { id, jobId, ...filter }: OwnFilter) =>
  and(
    eq(applications.userId, userId),
    id === undefined ? undefined : eq(applications.id, id),
    jobId === undefined ? undefined : eq(applications.jobId, jobId),
    matchingOwn(filter),
  );

/** The person's own applications, of every organisation, newest first. */
export const ownApplications = (tx: Tx, userId: string, filter: OwnFilter) =>
  tx
    .select(ownFields)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organisations, eq(organisations.id, applications.organisationId))
    .leftJoin(storedFiles, eq(storedFiles.id, applications.cvFileId))
    .where(ownCondition(userId, filter))
    .orderBy(desc(applications.appliedAt), desc(applications.id));

/** A page of them, and how many there are. */
export const listOwnApplications = (
  tx: Tx,
  userId: string,
  page: { page: number; pageSize: number },
  filter: OwnFilter,
) =>
  readPage(
    page,
    ownApplications(tx, userId, filter),
    tx.select({ total: count() }).from(applications).where(ownCondition(userId, filter)),
  );

/** What a candidate filled in. */
export async function sentAnswersOf(scope: OrganisationScope, id: string) {
  const { match: _, ...answers } = answerFields;
  const [row] = await scope.select(
    {
      ...answers,
      name: applications.candidateName,
      email: applications.candidateEmail,
    },
    applications,
    eq(applications.id, id),
  );
  return row ?? null;
}

/** How many of the person's own applications are on their way, of how many, and their interviews ahead. */
export async function countOwnApplications(tx: Tx, userId: string, now: Date) {
  const isActive = inArray(shownStatus, activeStatuses);
  const own = eq(applications.userId, userId);
  const [sums] = await tx
    .select({ total: count(), active: countWhere(isActive) })
    .from(applications)
    .where(own);
  const [ahead] = await tx
    .select({ interviews: count() })
    .from(applications)
    .innerJoin(interviews, ofApplication(interviews))
    .where(and(own, isActive, isNull(interviews.cancelledAt), gt(interviews.endsAt, now)));
  return { total: sums?.total ?? 0, active: sums?.active ?? 0, interviews: ahead?.interviews ?? 0 };
}

/** An event as it is read: the moment in milliseconds since 1970. */
interface FoundEvent {
  applicationId: string;
  at: number;
  stage: number;
  messageToCandidate: string | null;
}

const findEvents = (source: SQL | typeof applicationEvents, condition?: SQL) =>
  writtenOnce<FoundEvent, TheseApplications>(() => {
    const { applicationId, at, stage, messageToCandidate, id } = applicationEvents;
    return sql`select ${applicationId} as "applicationId", ${milliseconds(at)} as at,
        ${stage} as stage, ${messageToCandidate} as "messageToCandidate"
      from ${source}
      where ${and(ofThese(applicationEvents), condition)}
      order by ${at}, ${id}`;
  });
const findAllEvents = findEvents(applicationEvents);
const findShownEvents = findEvents(
  sql`${applicationEvents} join ${applications} on ${ofApplication(applicationEvents)}`,
  isShown,
);

/**
 * Events of several applications, oldest first, by application.
 * @param reader a candidate is not shown a decision that can still be taken back
 */
export async function eventsOf(tx: Tx, these: TheseApplications, reader: "staff" | "candidate") {
  const byApplication = new Map<string, { at: Date; stage: number; messageToCandidate: string | null }[]>();
  if (these.ids.length === 0) return byApplication;
  const find = reader === "staff" ? findAllEvents : findShownEvents;
  for (const { applicationId, at, ...event } of await find(tx, these)) {
    const events = byApplication.get(applicationId) ?? [];
    events.push({ at: new Date(at), ...event });
    byApplication.set(applicationId, events);
  }
  return byApplication;
}

/** A candidate's applications that are not decided yet, in the order they came (ids grow). */
export async function openApplicationsOf(scope: OrganisationScope, candidateId: string): Promise<string[]> {
  const rows = await scope
    .select(
      { id: applications.id },
      applications,
      and(appliedAs(scope, [candidateId]), inArray(applications.status, activeStatuses)),
    )
    .orderBy(applications.id);
  return rows.map(({ id }) => id);
}

/** What the person of an application has open here beside it, in the order they came. */
export async function openBeside(
  scope: OrganisationScope,
  { id, candidateId }: { id: string; candidateId: string },
): Promise<{ id: string; jobTitle: string }[]> {
  return scope
    .select(
      { id: applications.id, jobTitle: jobs.title },
      applications,
      and(
        appliedAs(scope, [await listedAs(scope, candidateId)]),
        ne(applications.id, id),
        inArray(applications.status, activeStatuses),
      ),
    )
    .innerJoin(jobs, ofJob)
    .orderBy(applications.id);
}
