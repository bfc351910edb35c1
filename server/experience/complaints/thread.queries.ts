import { and, asc, eq, inArray } from "drizzle-orm";
import { users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { markRead } from "#server/platform/thread/thread.ts";
import { complaintMessages } from "./complaints.table.ts";

type NewMessage = Omit<typeof complaintMessages.$inferInsert, "organisationId">;

/** The messages of complaints, oldest first. */
export const messagesOf = (scope: OrganisationScope, complaintIds: string[]) =>
  scope
    .select(
      {
        id: complaintMessages.id,
        sender: complaintMessages.sender,
        author: users.name,
        subject: complaintMessages.subject,
        body: complaintMessages.body,
        sentAt: complaintMessages.sentAt,
        readAt: complaintMessages.readAt,
      },
      complaintMessages,
      inArray(complaintMessages.complaintId, complaintIds),
    )
    .leftJoin(users, eq(users.id, complaintMessages.authorId))
    .orderBy(asc(complaintMessages.sentAt), asc(complaintMessages.id));

/** @returns whether it is new: an attempt that arrives twice is one message */
export async function insertMessage(scope: OrganisationScope, message: NewMessage): Promise<boolean> {
  const rows = await scope
    .insert(complaintMessages, message)
    .onConflictDoNothing()
    .returning({ id: complaintMessages.id });
  return rows.length > 0;
}

export async function hasAttempt(scope: OrganisationScope, complaintId: string, key: string | undefined) {
  if (!key) return false;
  const rows = await scope.select(
    { id: complaintMessages.id },
    complaintMessages,
    and(eq(complaintMessages.complaintId, complaintId), eq(complaintMessages.attemptKey, key)),
  );
  return rows.length > 0;
}

/** Notes that the staff have opened what the member wrote. */
export const markReadByStaff = (scope: OrganisationScope, complaintId: string): Promise<void> =>
  markRead(scope, complaintMessages, eq(complaintMessages.complaintId, complaintId), "member");
