import { and, asc, count, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Colleague } from "#contract/core/notes.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { memberEvents, memberMentions, members } from "./members.table.ts";

/** A page of what was done with members, or with one of them, newest first. */
export function listEvents(
  scope: OrganisationScope,
  query: { page: number; pageSize: number },
  memberId?: string,
) {
  const condition: SQL | undefined = memberId ? eq(memberEvents.memberId, memberId) : undefined;
  return readPage(
    query,
    scope
      .select(
        { event: memberEvents, memberName: members.fullName, actor: users.name },
        memberEvents,
        condition,
      )
      .innerJoin(
        members,
        and(eq(members.organisationId, memberEvents.organisationId), eq(members.id, memberEvents.memberId)),
      )
      .leftJoin(users, eq(users.id, memberEvents.actorId))
      .orderBy(desc(memberEvents.createdAt), desc(memberEvents.id)),
    scope.select({ total: count() }, memberEvents, condition),
  );
}

export type ListedEvent = Awaited<ReturnType<typeof listEvents>>["rows"][number];

export const insertMentions = (scope: OrganisationScope, eventId: string, userIds: readonly string[]) =>
  scope.insert(
    memberMentions,
    userIds.map((userId) => ({ eventId, userId })),
  );

/** Whom the notes of these events name, by event; names as they are now. */
export async function mentionsIn(scope: OrganisationScope, eventIds: string[]) {
  if (eventIds.length === 0) return new Map<string, Colleague[]>();
  const rows = await scope
    .select(
      { eventId: memberMentions.eventId, id: users.id, fullName: users.name },
      memberMentions,
      inArray(memberMentions.eventId, eventIds),
    )
    .innerJoin(users, eq(users.id, memberMentions.userId))
    .orderBy(asc(users.name), asc(users.id));
  return new Map(
    [...Map.groupBy(rows, ({ eventId }) => eventId)].map(([eventId, people]) => [
      eventId,
      people.map(({ id, fullName }) => ({ id, fullName })),
    ]),
  );
}
