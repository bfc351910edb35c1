import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { type AuditAction, type AuditKind, auditActions } from "#contract/core/audit.ts";
import { auditList } from "#contract/workspace/audit.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { apiTokens } from "#server/accounts/api-tokens.table.ts";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { dayMillis, nairobiMoment } from "#server/platform/clock.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { contains } from "#server/platform/text.ts";
import { applications } from "#server/recruitment/applications/applications.table.ts";
import { jobs } from "#server/recruitment/jobs/jobs.table.ts";

export type AuditFilter = z.output<typeof auditList.filter>;

const actors = alias(users, "actor");
const people = alias(users, "person");

const fields = {
  id: auditEvents.id,
  at: auditEvents.at,
  action: sql<AuditAction>`${auditEvents.action}`,
  actorName: actors.name,
  actorEmail: actors.email,
  tokenName: apiTokens.name,
  person: people.name,
  candidate: applications.candidateName,
  jobTitle: jobs.title,
  ip: auditEvents.ip,
  detail: auditEvents.detail,
};

/** Entries whose actor (also an API token), or whom they are about, has these words in name or address. */
function aboutPeople(scope: OrganisationScope, words: string): SQL | undefined {
  const named = scope.tx
    .select({ id: users.id })
    .from(users)
    .where(or(contains(users.name, words), contains(users.email, words)));
  const applied = scope.select(
    { id: applications.id },
    applications,
    contains(applications.candidateName, words),
  );
  const tokens = scope.select({ id: apiTokens.id }, apiTokens, contains(apiTokens.name, words));
  return or(
    inArray(auditEvents.actorId, named),
    inArray(auditEvents.tokenId, tokens),
    inArray(auditEvents.subjectId, named),
    inArray(auditEvents.subjectId, applied),
  );
}

/** Names of the actions of these kinds. */
const actionsOf = (kinds: readonly AuditKind[]) =>
  Object.entries(auditActions).flatMap(([name, { kind }]) => (kinds.includes(kind) ? name : []));

const matching = conditionsOf(auditList, {
  q: (words, scope: OrganisationScope) => aboutPeople(scope, words),
  kind: (kinds) => inArray(auditEvents.action, actionsOf(kinds)),
  from: (day) => gte(auditEvents.at, nairobiMoment(day)),
  to: (day) => lt(auditEvents.at, new Date(nairobiMoment(day).getTime() + dayMillis)),
});

/** What entries are about lies in other tables; the trail itself keeps ids only. */
const withNames = (scope: OrganisationScope, condition: SQL | undefined) =>
  scope
    .select(fields, auditEvents, condition)
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .leftJoin(
      apiTokens,
      and(eq(apiTokens.organisationId, auditEvents.organisationId), eq(apiTokens.id, auditEvents.tokenId)),
    )
    .leftJoin(people, and(eq(auditEvents.subject, "user"), eq(people.id, auditEvents.subjectId)))
    .leftJoin(
      applications,
      and(
        eq(auditEvents.subject, "application"),
        eq(applications.organisationId, auditEvents.organisationId),
        eq(applications.id, auditEvents.subjectId),
      ),
    )
    .leftJoin(
      jobs,
      and(eq(jobs.organisationId, applications.organisationId), eq(jobs.id, applications.jobId)),
    );

const newestFirst = [desc(auditEvents.at), desc(auditEvents.id)];

/** One page of the trail, and how many entries match in all. */
export function listEntries(scope: OrganisationScope, query: z.output<typeof auditList.query>) {
  const condition = matching(query, scope);
  return readPage(
    query,
    withNames(scope, condition).orderBy(...newestFirst),
    scope.select({ total: count() }, auditEvents, condition),
  );
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>["rows"][number];

/** The entries after one in the order of the list: an export goes through them bit by bit. */
export function entriesAfter(
  scope: OrganisationScope,
  filter: AuditFilter,
  last: { at: Date; id: string } | null,
  size: number,
) {
  const before = last
    ? sql`(${auditEvents.at}, ${auditEvents.id}) < (${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`
    : undefined;
  return withNames(scope, and(matching(filter, scope), before))
    .orderBy(...newestFirst)
    .limit(size);
}
