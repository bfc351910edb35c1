import { and, asc, eq, gte, lt, ne } from "drizzle-orm";
import { users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { complaintPresences } from "./complaints.table.ts";

type Presence = Omit<typeof complaintPresences.$inferInsert, "organisationId">;

export const notePresence = (scope: OrganisationScope, presence: Presence) =>
  scope.insert(complaintPresences, presence).onConflictDoUpdate({
    target: [complaintPresences.organisationId, complaintPresences.complaintId, complaintPresences.userId],
    set: { writing: presence.writing, seenAt: presence.seenAt },
  });

/** Who else has had a complaint open since a moment. */
export const othersAt = (
  scope: OrganisationScope,
  { complaintId, userId, since }: { complaintId: string; userId: string; since: Date },
) =>
  scope
    .select(
      { fullName: users.name, writing: complaintPresences.writing },
      complaintPresences,
      and(
        eq(complaintPresences.complaintId, complaintId),
        ne(complaintPresences.userId, userId),
        gte(complaintPresences.seenAt, since),
      ),
    )
    .innerJoin(users, eq(users.id, complaintPresences.userId))
    .orderBy(asc(users.name), asc(users.id));

export const deletePresencesBefore = (tx: Tx, moment: Date) =>
  tx.delete(complaintPresences).where(lt(complaintPresences.seenAt, moment));
