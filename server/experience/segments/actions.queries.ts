import { and, asc, count, eq, gte, ilike, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { members } from "#server/onboarding/members/members.table.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import { readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { actionResults, actionRules } from "./actions.table.ts";
import { matchesCriteria } from "./criteria.queries.ts";
import { segments } from "./segments.table.ts";

/** The rules by priority, with the segment of each. */
export function listRules(scope: OrganisationScope) {
  const { id, action, segmentId, priority, cooldownDays, active } = actionRules;
  return scope
    .select(
      {
        id,
        action,
        segmentId,
        priority,
        cooldownDays,
        active,
        segment: segments.name,
        criteria: segments.criteria,
      },
      actionRules,
    )
    .innerJoin(
      segments,
      and(eq(segments.organisationId, actionRules.organisationId), eq(segments.id, actionRules.segmentId)),
    )
    .orderBy(asc(priority), asc(actionRules.createdAt), asc(id));
}
export type FoundRule = Awaited<ReturnType<typeof listRules>>[number];

/** Whether a rule was done or dismissed for the member at hand within its cooldown. */
const isCooling = ({ id, cooldownDays }: Pick<FoundRule, "id" | "cooldownDays">, now: Date): SQL =>
  sql`exists (select from ${actionResults} where ${and(
    eq(actionResults.organisationId, members.organisationId),
    eq(actionResults.memberId, members.id),
    eq(actionResults.ruleId, id),
    gte(actionResults.createdAt, new Date(now.getTime() - cooldownDays * dayMillis)),
  )})`;

/** Place of the best rule for the member at hand among those given; null where none holds. */
function bestOf(rules: readonly FoundRule[], now: Date): SQL<number | null> {
  const cases = rules.map((rule, place) => {
    const holds = matchesCriteria(rule.criteria, now) ?? sql`true`;
    return sql`when (${holds}) and not ${isCooling(rule, now)} then ${sql.raw(String(place))}`;
  });
  return cases.length === 0
    ? sql<number | null>`null::int`
    : sql<number | null>`case ${sql.join(cases, sql` `)} end`;
}

/** For how many members each of these rules is the best, in their order: one look at the register. */
export async function peopleOf(
  scope: OrganisationScope,
  rules: readonly FoundRule[],
  now: Date,
): Promise<number[]> {
  if (rules.length === 0) return [];
  const best = bestOf(rules, now);
  const rows = await scope.select({ best: best, people: count() }, members).groupBy(sql`1`);
  const counts = new Map(rows.map((row) => [row.best, row.people]));
  return rules.map((_, place) => counts.get(place) ?? 0);
}

const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** Members for whom one of these rules holds, with the best of them, a page at a time. */
export async function listNext(
  scope: OrganisationScope,
  rules: readonly FoundRule[],
  query: { page: number; pageSize: number; q?: string | undefined; rule?: string | undefined },
  now: Date,
) {
  const best = bestOf(rules, now);
  const place = query.rule === undefined ? null : rules.findIndex(({ id }) => id === query.rule);
  const words = query.q ? `%${literal(query.q)}%` : null;
  const condition = and(
    place === null ? isNotNull(best) : sql`${best} = ${place}`,
    words === null ? undefined : or(ilike(members.fullName, words), ilike(members.memberNumber, words)),
  );
  const { fullName, memberNumber, phoneNumber } = members;
  return readPage(
    query,
    scope
      .select({ memberId: members.id, fullName, memberNumber, phoneNumber, best }, members, condition)
      .orderBy(asc(best), asc(fullName), asc(members.id)),
    scope.select({ total: count() }, members, condition),
  );
}

/** How often each rule was done and dismissed since a moment. */
export async function resultsSince(scope: OrganisationScope, since: Date) {
  const rows = await scope
    .select(
      {
        ruleId: actionResults.ruleId,
        done: countWhere(eq(actionResults.outcome, "done")),
        dismissed: countWhere(eq(actionResults.outcome, "dismissed")),
      },
      actionResults,
      gte(actionResults.createdAt, since),
    )
    .groupBy(actionResults.ruleId);
  return new Map(rows.map(({ ruleId, ...counts }) => [ruleId, counts]));
}

/** A member, taken for this transaction: two presses are one. */
export async function lockedMember(scope: OrganisationScope, id: string) {
  const [row] = await scope.select({ id: members.id }, members, eq(members.id, id)).for("no key update");
  return row;
}

/** Whether something was said of a rule for a member since a moment. */
export async function wasRecorded(
  scope: OrganisationScope,
  { memberId, ruleId }: { memberId: string; ruleId: string },
  since: Date,
): Promise<boolean> {
  const [row] = await scope
    .select(
      { id: actionResults.id },
      actionResults,
      and(
        eq(actionResults.memberId, memberId),
        eq(actionResults.ruleId, ruleId),
        gte(actionResults.createdAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Rules that use a segment. */
export const rulesOf = (scope: OrganisationScope, segmentIds: string[]) =>
  scope.select({ action: actionRules.action }, actionRules, inArray(actionRules.segmentId, segmentIds));
