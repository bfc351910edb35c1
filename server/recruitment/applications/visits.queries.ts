import { and, count, eq, gte, notExists, type SQL, sql } from "drizzle-orm";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { isAmong } from "#server/platform/database/among.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "./applications.table.ts";
import { applicationLooks, applicationVisits } from "./visits.table.ts";

/** Milliseconds without a sign of somebody after which they visit anew. */
const visitGap = 3_600_000;

/** When the candidate last did something about an application, sending it included; an index has it. */
const activeAt = sql`coalesce(${applications.candidateActiveAt}, ${applications.appliedAt})`;

/**
 * The end of a person's visit before the one that goes on at `now`. A page lists applications before it notes the visit:
 * whoever comes back after an hour is on a new one already.
 */
const visitBefore = (now: Date): SQL<Date | null> =>
  sql`case when ${applicationVisits.lastAt} < ${new Date(now.getTime() - visitGap)}
    then ${applicationVisits.lastAt} else ${applicationVisits.since} end`;

/** What came since a person's visit before this one, and which they have not opened since. @param viewer null for a program */
export function isFresh(scope: OrganisationScope, viewer: string | null, now: Date): SQL | undefined {
  if (viewer === null) return sql`false`;
  const since = scope.select(
    { since: visitBefore(now) },
    applicationVisits,
    eq(applicationVisits.userId, viewer),
  );
  const looked = scope.select(
    { at: applicationLooks.at },
    applicationLooks,
    and(
      eq(applicationLooks.applicationId, applications.id),
      eq(applicationLooks.userId, viewer),
      gte(applicationLooks.at, activeAt),
    ),
  );
  return and(sql`${activeAt} > (${since})`, notExists(looked));
}

/** Which of these applications are new to a person, and whether the whole application is or only something about it. */
export async function freshAmong(
  scope: OrganisationScope,
  ids: string[],
  viewer: string | null,
  now: Date,
): Promise<Map<string, NonNullable<HrApplication["news"]>>> {
  if (viewer === null || ids.length === 0) return new Map();
  const rows = await scope.select(
    {
      id: applications.id,
      changed: sql<boolean>`${applications.candidateActiveAt} is not null`,
    },
    applications,
    and(isAmong(applications.id, ids), isFresh(scope, viewer, now)),
  );
  return new Map(rows.map(({ id, changed }) => [id, changed ? "activity" : "application"]));
}

/** Notes that a person is among the applications; a new visit begins after an hour without them. */
export async function noteVisit(scope: OrganisationScope, viewer: string, now: Date): Promise<Date | null> {
  const [row] = await scope
    .insert(applicationVisits, { userId: viewer, lastAt: now })
    .onConflictDoUpdate({
      target: [applicationVisits.organisationId, applicationVisits.userId],
      set: {
        since: visitBefore(now),
        lastAt: now,
      },
    })
    .returning({ since: applicationVisits.since });
  return row?.since ?? null;
}

/** How many applications are new to a person. @param condition those that a list would show */
export async function countFresh(scope: OrganisationScope, condition: SQL | undefined): Promise<number> {
  const [row] = await scope.select({ total: count() }, applications, condition);
  return row?.total ?? 0;
}

/** Notes that a person has looked at an application. */
export async function noteLook(
  scope: OrganisationScope,
  viewer: string,
  applicationId: string,
  at: Date,
): Promise<void> {
  await scope.insert(applicationLooks, { userId: viewer, applicationId, at }).onConflictDoUpdate({
    target: [applicationLooks.organisationId, applicationLooks.applicationId, applicationLooks.userId],
    set: { at },
  });
}

/** Notes that the candidate did something about an application that the team has not seen. */
export async function noteActivity(scope: OrganisationScope, applicationId: string): Promise<void> {
  await scope.update(applications, { candidateActiveAt: new Date() }, eq(applications.id, applicationId));
}
