import { and, asc, count, countDistinct, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Span } from "#server/platform/period.ts";
import { applications } from "../applications/applications.table.ts";
import { thatReached } from "../applications/hr-applications.queries.ts";
import { ofApplication } from "../applications/joins.table.ts";
import { offerOutcome } from "../offers/offer-outcome.table.ts";
import { offers } from "../offers/offers.table.ts";
import { interviewers, interviews } from "../pipeline/pipeline.table.ts";
import { appliedIn, hiredCount, within } from "./statistics.queries.ts";

/** What the organisation is called. */
export async function organisationName({ tx, organisationId }: OrganisationScope): Promise<string> {
  const [row] = await tx
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
  return row?.name ?? "";
}

/** People that a report names. */
const maxInterviewers = 50;

/** Applications of a span by the tens of their score: 0 for 0 to 9, up to 9 for 90 to 100. Bands without any are left out. */
export function applicationsByScore(scope: OrganisationScope, span: Span) {
  const band = sql<number>`least(${applications.matchScore} / 10, 9)`.mapWith(Number);
  return scope
    .select(
      { band: band.as("band"), applications: count(), hired: hiredCount },
      applications,
      appliedIn(span),
    )
    .groupBy(sql`band`)
    .orderBy(sql`band`);
}

/** Sources that a report names, each shared link by itself. */
const maxSources = 50;

/** Applications of a span by where they came from, most first, and how many of them got how far. */
export function applicationsBySource(scope: OrganisationScope, span: Span, now: Date) {
  const held = scope.select(
    { id: interviews.applicationId },
    interviews,
    and(lte(interviews.startsAt, now), isNull(interviews.cancelledAt)),
  );
  return scope
    .select(
      {
        source: applications.source,
        sourceName: applications.sourceName,
        applications: count(),
        shortlisted: countWhere(inArray(applications.id, thatReached(scope, "interview"))),
        interviewed: countWhere(inArray(applications.id, held)),
        hired: hiredCount,
      },
      applications,
      appliedIn(span),
    )
    .groupBy(applications.source, applications.sourceName)
    .orderBy(desc(count()), applications.source, applications.sourceName)
    .limit(maxSources);
}

/** Offers that were sent in a span, by what became of them. */
export function offersByOutcome(scope: OrganisationScope, span: Span, now: Date) {
  return scope
    .select(
      { outcome: offerOutcome(now).as("outcome"), offers: count() },
      offers,
      within(offers.sentAt, span),
    )
    .innerJoin(applications, ofApplication(offers))
    .groupBy(sql`outcome`);
}

/** Interviews that begin in a span and were not called off. */
const takingPlace = (span: Span) => and(within(interviews.startsAt, span), isNull(interviews.cancelledAt));

/** How many interviews of a span have begun, and how many have not. */
export async function countInterviews(scope: OrganisationScope, span: Span, now: Date) {
  const held = countWhere(sql`${interviews.startsAt} <= ${now}`);
  const [row] = await scope.select({ total: count(), held }, interviews, takingPlace(span));
  return { held: row?.held ?? 0, ahead: (row?.total ?? 0) - (row?.held ?? 0) };
}

/** The interviews of a span by who interviews, most first. */
export function interviewsByPerson(scope: OrganisationScope, span: Span, now: Date) {
  const total = countDistinct(interviews.id);
  return scope
    .select(
      {
        id: users.id,
        name: users.name,
        total,
        held: countWhere(sql`${interviews.startsAt} <= ${now}`),
        seconds: sql<number>`sum(extract(epoch from ${interviews.endsAt} - ${interviews.startsAt}))`.mapWith(
          Number,
        ),
      },
      interviews,
      takingPlace(span),
    )
    .innerJoin(
      interviewers,
      and(
        eq(interviewers.organisationId, interviews.organisationId),
        eq(interviewers.interviewId, interviews.id),
      ),
    )
    .innerJoin(users, eq(users.id, interviewers.userId))
    .groupBy(users.id, users.name)
    .orderBy(desc(total), asc(users.name), asc(users.id))
    .limit(maxInterviewers);
}
