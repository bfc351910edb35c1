import { and, asc, count, eq, isNotNull, lt, type SQL } from "drizzle-orm";
import type { SegmentCriteria } from "#contract/experience/segment-facts.ts";
import type { SegmentLook, SegmentMember } from "#contract/experience/segments.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { matchesCriteria, mayBeWrittenTo } from "./criteria.queries.ts";
import { segments } from "./segments.table.ts";

export type SegmentRow = Omit<typeof segments.$inferSelect, "sample">;

const sampleSize = 8;

const { fullName, memberNumber, county, language, email, marketingConsentAt } = members;
const shown = { id: members.id, fullName, memberNumber, county, language, email, marketingConsentAt };

const toMember = (row: {
  id: string;
  fullName: string;
  memberNumber: string | null;
  county: string | null;
  language: SegmentMember["language"];
  email: string | null;
  marketingConsentAt: Date | null;
}): SegmentMember => {
  const { email: address, marketingConsentAt: agreedAt, ...rest } = row;
  return { ...rest, hasEmail: address !== null, agreed: agreedAt !== null };
};

const byName = (scope: OrganisationScope, condition: SQL | undefined) =>
  scope.select(shown, members, condition).orderBy(asc(members.fullName), asc(members.id));

/** Whom a rule finds: how many, how many of them can be written to, and some of them. */
export async function lookAt(
  scope: OrganisationScope,
  criteria: SegmentCriteria,
  now: Date,
): Promise<SegmentLook> {
  const condition = matchesCriteria(criteria, now);
  const reachable = mayBeWrittenTo(now);
  const [counted] = await scope.select(
    {
      total: count(),
      reachable: countWhere(reachable),
      byMail: countWhere(and(reachable, isNotNull(members.email))),
    },
    members,
    condition,
  );
  const sample = await byName(scope, condition).limit(sampleSize);
  return { ...(counted ?? { total: 0, reachable: 0, byMail: 0 }), sample: sample.map(toMember) };
}

/** How many people a rule finds. */
export async function sizeOf(
  scope: OrganisationScope,
  criteria: SegmentCriteria,
  now: Date,
): Promise<number> {
  const [row] = await scope.select({ total: count() }, members, matchesCriteria(criteria, now));
  return row?.total ?? 0;
}

/** One page of the people of whom a rule holds. */
export async function membersOf(
  scope: OrganisationScope,
  criteria: SegmentCriteria,
  query: { page: number; pageSize: number },
  now: Date,
) {
  const condition = matchesCriteria(criteria, now);
  const { rows, total } = await readPage(
    query,
    byName(scope, condition),
    scope.select({ total: count() }, members, condition),
  );
  return { rows: rows.map(toMember), total };
}

export const listSegments = (scope: OrganisationScope): Promise<SegmentRow[]> =>
  scope.select(wholeRow, segments).orderBy(asc(segments.name), asc(segments.id));

const { organisationId, id, name, description, criteria, createdAt, size, countedAt } = segments;
const wholeRow = { organisationId, id, name, description, criteria, createdAt, size, countedAt };

export async function findSegment(
  scope: OrganisationScope,
  segmentId: string,
): Promise<SegmentRow | undefined> {
  const [row] = await scope.select(wholeRow, segments, eq(segments.id, segmentId));
  return row;
}

/** Segments of all organisations that were counted before a moment. */
export const countedBefore = (tx: Tx, before: Date, limit: number) =>
  tx
    .select({ organisationId, id })
    .from(segments)
    .where(lt(countedAt, before))
    .orderBy(asc(countedAt))
    .limit(limit);
