import { asc, eq, inArray } from "drizzle-orm";
import { users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applicationMentions } from "./applications.table.ts";

export async function insertMentions(
  scope: OrganisationScope,
  eventId: string,
  userIds: readonly string[],
): Promise<void> {
  for (const userId of userIds) await scope.insert(applicationMentions, { eventId, userId });
}

/** Whom the notes of these events name, by event; names as they are now. */
export async function mentionsIn(scope: OrganisationScope, eventIds: string[]) {
  if (eventIds.length === 0) return new Map<string, { id: string; fullName: string }[]>();
  const rows = await scope
    .select(
      { eventId: applicationMentions.eventId, id: users.id, fullName: users.name },
      applicationMentions,
      inArray(applicationMentions.eventId, eventIds),
    )
    .innerJoin(users, eq(users.id, applicationMentions.userId))
    .orderBy(asc(users.name), asc(users.id));
  const byEvent = new Map<string, { id: string; fullName: string }[]>();
  for (const { eventId, ...person } of rows) byEvent.set(eventId, [...(byEvent.get(eventId) ?? []), person]);
  return byEvent;
}
