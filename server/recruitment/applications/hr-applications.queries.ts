import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { z } from "zod";
import { pathStatuses } from "#contract/recruitment/applications.ts";
import { applicationList, type DateWindow, dateWindows } from "#contract/recruitment/hr.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import { apiTokens } from "#server/accounts/api-tokens.table.ts";
import { dayMillis, endOfDay, nairobiDay, nairobiMoment } from "#server/platform/clock.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import { ascending, descending } from "#server/platform/database/order.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Wording } from "#server/platform/database/similar-names.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { candidates } from "../candidates/candidates.table.ts";
import { internalApplicant } from "../candidates/internal.queries.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { offerOutcome } from "../offers/offer-outcome.table.ts";
import { offers } from "../offers/offers.table.ts";
import { interviewers, interviews } from "../pipeline/pipeline.table.ts";
import { hasPhone, matchesSearch, matchesWording } from "../search/text-search.queries.ts";
import { answerFields } from "./applications.queries.ts";
import { applicationEvents, applications } from "./applications.table.ts";
import { thatFilled } from "./fills.queries.ts";
import { shownStatus } from "./held.queries.ts";
import { ofJob } from "./joins.table.ts";
import { isFresh } from "./visits.queries.ts";

export type HrApplicationQuery = z.output<typeof applicationList.query>;
export type HrApplicationFilter = z.output<typeof applicationList.filter>;

/** Each as an index has it, forwards or backwards, so that a page is read without sorting the rest. */
export const orders = {
  "-appliedDate": [descending(applications.appliedAt), asc(applications.id)],
  appliedDate: [ascending(applications.appliedAt), desc(applications.id)],
  "-matchScore": [descending(applications.matchScore), asc(applications.id)],
  matchScore: [ascending(applications.matchScore), desc(applications.id)],
  candidateName: [asc(applications.candidateName), asc(applications.id)],
  "-candidateName": [desc(applications.candidateName), desc(applications.id)],
} satisfies Record<HrApplicationQuery["sort"], SQL[]>;

/**
 * Applications of a date window. `today` and `yesterday` are calendar days in Nairobi; the longer ones
 * reach back their number of days from now.
 */
function appliedWithin(window: DateWindow, now: Date): SQL | undefined {
  const today = nairobiMoment(nairobiDay(now));
  if (window === "today") return gte(applications.appliedAt, today);
  if (window === "yesterday") {
    return and(
      gte(applications.appliedAt, new Date(today.getTime() - dayMillis)),
      lt(applications.appliedAt, today),
    );
  }
  return gte(applications.appliedAt, new Date(now.getTime() - dateWindows[window] * dayMillis));
}

/** Jobs of the departments. Of applications alone, so that rows are counted without their jobs. */
const jobsIn = (scope: OrganisationScope, departments: string[]) =>
  inArray(applications.jobId, scope.select({ id: jobs.id }, jobs, inArray(jobs.department, departments)));

/** Applications that came to a status of the hiring path, or beyond it. */
export const thatReached = (scope: OrganisationScope, status: (typeof pathStatuses)[number]) =>
  scope.select(
    { id: applicationEvents.applicationId },
    applicationEvents,
    inArray(applicationEvents.toStatus, pathStatuses.slice(pathStatuses.indexOf(status))),
  );

/** Applications that were moved on from a status. */
const thatLeft = (scope: OrganisationScope, status: (typeof pathStatuses)[number]) =>
  scope.select(
    { id: applicationEvents.applicationId },
    applicationEvents,
    and(eq(applicationEvents.fromStatus, status), ne(applicationEvents.toStatus, status)),
  );

/** Which interviews are meant: whose, and when. */
type Interviewed = Pick<HrApplicationFilter, "interviewerId" | "interviewedFrom" | "interviewedTo">;

/** Applications with an interview that was not called off, by that person and in those days; all where none is named. */
function interviewed(
  scope: OrganisationScope,
  { interviewerId, interviewedFrom: from, interviewedTo: to }: Partial<Interviewed>,
): SQL | undefined {
  if (!(interviewerId || from || to)) return undefined;
  const inThese = and(
    isNull(interviews.cancelledAt),
    from ? gte(interviews.startsAt, nairobiMoment(from)) : undefined,
    to ? lt(interviews.startsAt, endOfDay(to)) : undefined,
  );
  const found = scope.select({ id: interviews.applicationId }, interviews, inThese);
  if (!interviewerId) return inArray(applications.id, found);
  const theirs = and(
    eq(interviewers.organisationId, interviews.organisationId),
    eq(interviewers.interviewId, interviews.id),
    eq(interviewers.userId, interviewerId),
  );
  return inArray(applications.id, found.innerJoin(interviewers, theirs));
}

/** Applications with an offer that was sent and of which `condition` holds. */
const offered = (scope: OrganisationScope, condition?: SQL) =>
  inArray(
    applications.id,
    scope.select({ id: offers.applicationId }, offers, and(isNotNull(offers.sentAt), condition)),
  );

/** Put aside until a moment ahead, or not. */
const isSnoozed = (wanted: boolean, now: Date): SQL | undefined =>
  wanted
    ? gt(applications.snoozedUntil, now)
    : or(isNull(applications.snoozedUntil), lte(applications.snoozedUntil, now));

interface Context {
  scope: OrganisationScope;
  now: Date;
  /** Who asks: what is new differs from person to person; null for a program. */
  viewer: string | null;
}

const filtered = conditionsOf(applicationList, {
  q: (words, { scope }: Context) => matchesSearch(scope, "search_applications", applications.id, words),
  status: applications.status,
  department: (departments, { scope }) => jobsIn(scope, departments),
  jobId: applications.jobId,
  minScore: (score) => gte(applications.matchScore, score),
  maxScore: (score) => lte(applications.matchScore, score),
  source: applications.source,
  sourceName: applications.sourceName,
  flagged: (holds) => eq(applications.flagged, holds),
  internal: (wanted, { scope }) => {
    const internal = internalApplicant(scope);
    return wanted ? internal : not(internal);
  },
  date: (window, { now }) => appliedWithin(window, now),
  from: (day) => gte(applications.appliedAt, nairobiMoment(day)),
  to: (day) => lt(applications.appliedAt, endOfDay(day)),
  reached: (status, { scope }) => inArray(applications.id, thatReached(scope, status)),
  offer: (outcome, { scope, now }) =>
    offered(scope, outcome === "sent" ? undefined : eq(offerOutcome(now), outcome)),
  offeredFrom: (day, { scope }) => offered(scope, gte(offers.sentAt, nairobiMoment(day))),
  offeredTo: (day, { scope }) => offered(scope, lt(offers.sentAt, endOfDay(day))),
  movedFrom: (status, { scope }) => inArray(applications.id, thatLeft(scope, status)),
  // Together mean one interview: `interviewed`.
  interviewerId: () => undefined,
  interviewedFrom: () => undefined,
  interviewedTo: () => undefined,
  // Together mean one acceptance: `thatFilled`.
  filledFrom: () => undefined,
  filledTo: () => undefined,
  fresh: (wanted, { scope, viewer, now }) => {
    const fresh = isFresh(scope, viewer, now);
    // On the first visit nothing is known to be new.
    return wanted ? fresh : sql`(${fresh}) is not true`;
  },
  snoozed: (wanted, { now }) => isSnoozed(wanted, now),
});

/** What the list asks of a row. What is put aside is found by who searches for it, and listed by who asks for it. */
export function matching(filter: Partial<HrApplicationFilter>, context: Context): SQL | undefined {
  const asked = filter.snoozed !== undefined || Boolean(filter.q);
  return and(
    filtered(filter as HrApplicationFilter, context),
    interviewed(context.scope, filter),
    thatFilled(context.scope, filter),
    asked ? undefined : isSnoozed(false, context.now),
  );
}

/** What a list shows of an application. */
export const listFields = (scope: OrganisationScope) => ({
  id: applications.id,
  version: applications.version,
  candidateName: applications.candidateName,
  candidateEmail: applications.candidateEmail,
  jobTitle: jobs.title,
  department: jobs.department,
  milestones: jobs.milestones,
  status: applications.status,
  stage: applications.stage,
  matchScore: applications.matchScore,
  flagged: applications.flagged,
  internal: internalApplicant(scope),
  appliedAt: applications.appliedAt,
  source: applications.source,
  sourceName: applications.sourceName,
  snoozedUntil: applications.snoozedUntil,
  /** The decision that rejects it, while that can be undone. */
  heldBy: applications.heldBy,
});

/** The organisation's applications that match, in the order asked for. */
export function matchingApplications(
  scope: OrganisationScope,
  query: HrApplicationFilter,
  { now, viewer }: Omit<Context, "scope">,
) {
  return scope
    .select(listFields(scope), applications, matching(query, { scope, now, viewer }))
    .innerJoin(jobs, ofJob)
    .orderBy(...orders[query.sort]);
}

/** One page of them, and how many match in all. */
export function listApplications(
  scope: OrganisationScope,
  query: HrApplicationQuery,
  asked: Omit<Context, "scope">,
) {
  return readPage(
    query,
    matchingApplications(scope, query, asked),
    scope.select({ total: count() }, applications, matching(query, { scope, ...asked })),
  );
}

/** One application with its job, its CV's name and the hiring organisation; null outside the organisation. */
export async function applicationById(scope: OrganisationScope, id: string) {
  const [row] = await scope
    .select(
      {
        ...listFields(scope),
        ...answerFields,
        candidateId: applications.candidateId,
        heldStatus: applications.heldStatus,
        shownStatus,
        jobId: applications.jobId,
        cvFileId: applications.cvFileId,
        cvName: storedFiles.name,
        cvType: storedFiles.contentType,
        cvBytes: storedFiles.bytes,
        organization: organisations.name,
        /** That of the account, or what HR entered for somebody who has none. */
        accountEmail: sql<string>`coalesce(${users.email}, ${applications.candidateEmail})`,
        accountLanguage: users.language,
        /** Whose application it is; null for somebody without an account. */
        accountId: users.id,
      },
      applications,
      eq(applications.id, id),
    )
    .innerJoin(jobs, ofJob)
    .innerJoin(organisations, eq(organisations.id, applications.organisationId))
    .leftJoin(users, eq(users.id, applications.userId))
    .leftJoin(storedFiles, eq(storedFiles.id, applications.cvFileId));
  return row ?? null;
}

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof applicationById>>>;

/** Locks the row until the transaction ends, so that two changes at the same moment follow one another. */
export async function lockApplication(scope: OrganisationScope, id: string): Promise<void> {
  await scope.select({ id: applications.id }, applications, eq(applications.id, id)).for("update");
}

/** The application's history as staff see it, newest first. */
export function historyOf(scope: OrganisationScope, applicationId: string) {
  return scope
    .select(
      {
        id: applicationEvents.id,
        at: applicationEvents.at,
        actor: sql<string | null>`coalesce(${users.name}, ${apiTokens.name})`,
        fromStatus: applicationEvents.fromStatus,
        toStatus: applicationEvents.toStatus,
        stage: applicationEvents.stage,
        notes: applicationEvents.notes,
        messageToCandidate: applicationEvents.messageToCandidate,
      },
      applicationEvents,
      eq(applicationEvents.applicationId, applicationId),
    )
    .leftJoin(users, eq(users.id, applicationEvents.actorId))
    .leftJoin(
      apiTokens,
      and(
        eq(apiTokens.organisationId, applicationEvents.organisationId),
        eq(apiTokens.id, applicationEvents.tokenId),
      ),
    )
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.id));
}

export async function updateApplication(
  scope: OrganisationScope,
  id: string,
  values: Pick<
    typeof applications.$inferInsert,
    "status" | "stage" | "version" | "snoozedUntil" | "snoozedBy" | "heldStatus" | "heldBy"
  >,
): Promise<void> {
  await scope.update(applications, values, eq(applications.id, id));
}

/** Applications of the candidates whose number was typed. */
function ofPhone(scope: OrganisationScope, typed: string): SQL | undefined {
  const number = hasPhone(candidates.phone, typed);
  return number && inArray(applications.candidateId, scope.select({ id: candidates.id }, candidates, number));
}

/** The newest applications whose candidate's name or email, or whose job, contains the words. */
export function applicationsWith(scope: OrganisationScope, typed: string, wording: Wording, limit: number) {
  return scope
    .select(
      { id: applications.id, candidateName: applications.candidateName, jobTitle: jobs.title },
      applications,
      or(
        matchesWording(scope, "search_applications", applications.id, { typed, wording, limit }),
        ofPhone(scope, typed),
      ),
    )
    .innerJoin(jobs, ofJob)
    .orderBy(descending(applications.appliedAt), applications.id)
    .limit(limit);
}
