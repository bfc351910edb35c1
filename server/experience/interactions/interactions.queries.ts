import { and, count, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { interactionList } from "#contract/experience/interactions.ts";
import { journeyStageOf } from "#contract/experience/topics.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { endOfDay, nairobiMoment } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { conditionsOf, readPage, sortsBy } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { partPattern } from "#server/platform/text.ts";
import { interactions } from "./interactions.table.ts";

export type InteractionQuery = z.output<typeof interactionList.query>;
export type NewInteraction = Omit<typeof interactions.$inferInsert, "organisationId" | "journeyStage">;

/** Adds interactions, each with the stage of its topic; one whose id is there already stays as it is. @returns ids of those added */
export async function insertInteractions(
  scope: OrganisationScope,
  values: readonly NewInteraction[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const rows = values.map((value) => ({
    ...value,
    id: value.id ?? newId(),
    journeyStage: journeyStageOf(value.topic),
  }));
  const added = await scope
    .insert(interactions, rows)
    .onConflictDoNothing()
    .returning({ id: interactions.id });
  return added.map(({ id }) => id);
}

/** Follows an answer to the survey that changed, as long as nobody at the SACCO has taken up what it made. */
export const updateOfFeedback = (
  scope: OrganisationScope,
  id: string,
  { topic, ...values }: Pick<NewInteraction, "topic" | "channel" | "summary" | "memberId" | "closedAt">,
) =>
  scope.update(
    interactions,
    { ...values, topic, journeyStage: journeyStageOf(topic) },
    and(
      eq(interactions.id, id),
      eq(interactions.source, "feedback"),
      isNull(interactions.firstResponseAt),
      isNull(interactions.handledBy),
    ),
  );

/** The digits of a phone number as they are kept, from what somebody typed of it: `0712 3` -> `2547123`. */
const phonePart = (typed: string): string =>
  typed
    .replace(/[\s-]/g, "")
    .replace(/^\+/, "")
    .replace(/^0(?=[17])/, "254");

/** Those whose text, or whose person's name, number or address contains what somebody typed. */
function matchesInteraction(scope: OrganisationScope, typed: string): SQL {
  const patterns = sql`${partPattern(typed)}, ${partPattern(phonePart(typed))}`;
  const found = sql`search_interactions(${scope.organisationId}::uuid, ${patterns})`;
  return sql`${interactions.id} = any(array(select ${found}))`;
}

const statuses = {
  waiting: and(isNull(interactions.closedAt), isNull(interactions.firstResponseAt)),
  answered: and(isNull(interactions.closedAt), isNotNull(interactions.firstResponseAt)),
  closed: isNotNull(interactions.closedAt),
};

const matching = conditionsOf(interactionList, {
  q: (words, scope: OrganisationScope) => matchesInteraction(scope, words),
  status: (some) => or(...some.map((status) => statuses[status])),
  channel: interactions.channel,
  topic: interactions.topic,
  journeyStage: interactions.journeyStage,
  direction: interactions.direction,
  source: interactions.source,
  from: (day) => gte(interactions.openedAt, nairobiMoment(day)),
  to: (day) => lt(interactions.openedAt, endOfDay(day)),
  memberId: (id) => eq(interactions.memberId, id),
  importId: (id) => eq(interactions.importId, id),
});

const sorts = sortsBy<InteractionQuery["sort"]>({ openedAt: interactions.openedAt }, interactions.id);

const selected = (scope: OrganisationScope, condition?: SQL) =>
  scope
    .select(
      {
        interaction: interactions,
        member: { id: members.id, fullName: members.fullName, memberNumber: members.memberNumber },
        handledBy: users.name,
      },
      interactions,
      condition,
    )
    .leftJoin(
      members,
      and(eq(members.organisationId, interactions.organisationId), eq(members.id, interactions.memberId)),
    )
    .leftJoin(users, eq(users.id, interactions.handledBy));

export type FoundInteraction = Awaited<ReturnType<typeof selected>>[number];

/** A page of the contacts. */
export function listInteractions(scope: OrganisationScope, query: InteractionQuery) {
  const condition = matching(query, scope);
  return readPage(
    query,
    selected(scope, condition).orderBy(...sorts.order(query.sort)),
    scope.select({ total: count() }, interactions, condition),
  );
}

export async function findInteraction(
  scope: OrganisationScope,
  id: string,
): Promise<FoundInteraction | undefined> {
  const [row] = await selected(scope, eq(interactions.id, id));
  return row;
}

/** Notes who answered or closed it, now; what was noted before stays. */
export async function settle(
  scope: OrganisationScope,
  id: string,
  { userId, closed }: { userId: string; closed: boolean },
): Promise<void> {
  const { firstResponseAt, closedAt, handledBy } = interactions;
  const is = eq(interactions.id, id);
  const now = new Date();
  await scope.update(interactions, { firstResponseAt: now }, and(is, isNull(firstResponseAt)));
  await scope.update(interactions, { handledBy: userId }, and(is, isNull(handledBy)));
  if (closed) await scope.update(interactions, { closedAt: now }, and(is, isNull(closedAt)));
}

/** What an import is known by: interactions of these moments. */
export const interactionsAt = (scope: OrganisationScope, moments: Date[]) =>
  scope.select(
    {
      id: interactions.id,
      openedAt: interactions.openedAt,
      channel: interactions.channel,
      summary: interactions.summary,
    },
    interactions,
    inArray(interactions.openedAt, moments),
  );

/** Takes away what an import brought and nobody took up since. @returns the ids of those */
export async function deleteImported(scope: OrganisationScope, ids: string[]): Promise<string[]> {
  const gone = await scope
    .delete(
      interactions,
      and(
        inArray(interactions.id, ids),
        eq(interactions.source, "import"),
        isNull(interactions.handledBy),
        sql`not exists (select from feedback where feedback.organisation_id = ${interactions.organisationId} and feedback.interaction_id = ${interactions.id})`,
      ),
    )
    .returning({ id: interactions.id });
  return gone.map(({ id }) => id);
}

export async function interactionsAmong(scope: OrganisationScope, ids: string[]): Promise<string[]> {
  const rows = await scope.select({ id: interactions.id }, interactions, inArray(interactions.id, ids));
  return rows.map(({ id }) => id);
}
