import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Colleague } from "#contract/core/notes.ts";
import { users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { complaintEventsTable, complaintMentions } from "./complaints.table.ts";

export type NewComplaintEvent = Omit<typeof complaintEventsTable.$inferInsert, "organisationId">;

/** What was done with a complaint, newest first. */
export const eventsOf = (scope: OrganisationScope, complaintId: string) =>
  scope
    .select(
      { event: complaintEventsTable, actor: users.name },
      complaintEventsTable,
      eq(complaintEventsTable.complaintId, complaintId),
    )
    .leftJoin(users, eq(users.id, complaintEventsTable.actorId))
    .orderBy(desc(complaintEventsTable.createdAt), desc(complaintEventsTable.id));

export const insertEvents = (scope: OrganisationScope, ...events: NewComplaintEvent[]) =>
  scope.insert(complaintEventsTable, events);

export const insertMentions = (scope: OrganisationScope, eventId: string, userIds: readonly string[]) =>
  scope.insert(
    complaintMentions,
    userIds.map((userId) => ({ eventId, userId })),
  );

/** Whom the notes of these events name, by event; names as they are now. */
export async function mentionsIn(scope: OrganisationScope, eventIds: string[]) {
  if (eventIds.length === 0) return new Map<string, Colleague[]>();
  const rows = await scope
    .select(
      { eventId: complaintMentions.eventId, id: users.id, fullName: users.name },
      complaintMentions,
      inArray(complaintMentions.eventId, eventIds),
    )
    .innerJoin(users, eq(users.id, complaintMentions.userId))
    .orderBy(asc(users.name), asc(users.id));
  return new Map(
    [...Map.groupBy(rows, ({ eventId }) => eventId)].map(([eventId, people]) => [
      eventId,
      people.map(({ id, fullName }) => ({ id, fullName })),
    ]),
  );
}
