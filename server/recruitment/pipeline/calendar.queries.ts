import { and, asc, desc, eq, exists, gt, inArray, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "../applications/applications.table.ts";
import { ofApplication, ofJob } from "../applications/joins.table.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { interviewers, interviews } from "./pipeline.table.ts";

/**
 * Locks the calendars of interviewers and a candidate until the transaction ends, so that two bookings follow one
 * another. Always in this order: two bookings never wait for each other.
 */
export async function lockCalendars(
  scope: OrganisationScope,
  interviewerIds: string[],
  candidateId: string,
): Promise<void> {
  for (const whose of [...interviewerIds.toSorted(), candidateId]) {
    const calendar = `${scope.organisationId} ${whose}`;
    await scope.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${calendar}))`);
  }
}

/** A span that an interview would take, and of whom. */
interface WantedTime {
  applicationId: string;
  candidateId: string;
  interviewers: readonly { id: string; name: string }[];
  startsAt: Date;
  endsAt: Date;
  /** The interview itself, when it is moved. */
  except?: string;
}

/**
 * Interviews that keep one of the interviewers, or the candidate, busy during a span; the application's own
 * first. One from before interviewers were chosen from the team has their name alone.
 */
export function busyDuring(scope: OrganisationScope, wanted: WantedTime) {
  const ids = wanted.interviewers.map(({ id }) => id);
  const names = wanted.interviewers.map(({ name }) => name.toLowerCase());
  const anyOf = scope.select({ one: sql`1` }, interviewers, eq(interviewers.interviewId, interviews.id));
  const ofThese = scope.select(
    { one: sql`1` },
    interviewers,
    and(eq(interviewers.interviewId, interviews.id), inArray(interviewers.userId, ids)),
  );
  const own = eq(interviews.applicationId, wanted.applicationId);
  return scope
    .select(
      {
        id: interviews.id,
        startsAt: interviews.startsAt,
        endsAt: interviews.endsAt,
        interviewer: interviews.interviewer,
        applicationId: interviews.applicationId,
        candidateId: applications.candidateId,
        candidateName: applications.candidateName,
        jobTitle: jobs.title,
      },
      interviews,
      and(
        isNull(interviews.cancelledAt),
        lt(interviews.startsAt, wanted.endsAt),
        gt(interviews.endsAt, wanted.startsAt),
        or(
          exists(ofThese),
          and(inArray(sql`lower(${interviews.interviewer})`, names), notExists(anyOf)),
          eq(applications.candidateId, wanted.candidateId),
        ),
        wanted.except ? ne(interviews.id, wanted.except) : undefined,
      ),
    )
    .innerJoin(applications, ofApplication(interviews))
    .innerJoin(jobs, ofJob)
    .orderBy(desc(own), asc(interviews.startsAt), asc(interviews.id));
}
