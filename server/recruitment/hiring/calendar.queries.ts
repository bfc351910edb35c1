import { and, asc, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { interviews } from "../hiring.table.ts";
import { applications, jobs } from "../recruitment.table.ts";

/**
 * Takes the calendars of an interviewer and a candidate for this transaction, so that two bookings follow one
 * another. Always in this order: two bookings never wait for each other.
 */
export async function lockCalendars(
  scope: OrganisationScope,
  interviewer: string,
  candidateId: string,
): Promise<void> {
  for (const whose of [`interviewer ${interviewer.toLowerCase()}`, `candidate ${candidateId}`]) {
    const calendar = `${scope.organisationId} ${whose}`;
    await scope.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${calendar}))`);
  }
}

/** A span that an interview would take, and of whom. */
interface WantedTime {
  applicationId: string;
  candidateId: string;
  interviewer: string;
  startsAt: Date;
  endsAt: Date;
  /** The interview itself, when it is moved. */
  except?: string;
}

/** Interviews that keep the interviewer, or the candidate, busy during a span; the application's own first. */
export function busyDuring(scope: OrganisationScope, wanted: WantedTime) {
  const own = eq(interviews.applicationId, wanted.applicationId);
  return scope
    .select(
      {
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
          eq(sql`lower(${interviews.interviewer})`, wanted.interviewer.toLowerCase()),
          eq(applications.candidateId, wanted.candidateId),
        ),
        wanted.except ? ne(interviews.id, wanted.except) : undefined,
      ),
    )
    .innerJoin(
      applications,
      and(
        eq(applications.organisationId, interviews.organisationId),
        eq(applications.id, interviews.applicationId),
      ),
    )
    .innerJoin(
      jobs,
      and(eq(jobs.organisationId, applications.organisationId), eq(jobs.id, applications.jobId)),
    )
    .orderBy(desc(own), asc(interviews.startsAt), asc(interviews.id));
}
