import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { ScheduledMessage, SendRefusal } from "#contract/recruitment/scheduled-messages.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { scheduledMessages } from "./scheduled.table.ts";

export type ScheduledRow = typeof scheduledMessages.$inferSelect;

/** What waits for its time or did not leave, by the time. */
export async function scheduledOf(
  scope: OrganisationScope,
  applicationId: string,
): Promise<ScheduledMessage[]> {
  const { id, subject, body, sendAt, version, refusal } = scheduledMessages;
  const rows = await scope
    .select(
      { id, author: users.name, subject, body, sendAt, version, refusal },
      scheduledMessages,
      and(
        eq(scheduledMessages.applicationId, applicationId),
        inArray(scheduledMessages.state, ["waiting", "not_sent"]),
      ),
    )
    .leftJoin(users, eq(users.id, scheduledMessages.authorId))
    .orderBy(asc(sendAt), asc(id));
  return rows.map((row) => ({ ...row, sendAt: row.sendAt.toISOString() }));
}

/** One of them; read while its application is locked. */
export async function scheduledById(scope: OrganisationScope, id: string): Promise<ScheduledRow | null> {
  const [row] = await scope
    .select(getTableColumns(scheduledMessages), scheduledMessages, eq(scheduledMessages.id, id))
    .for("update");
  return row ?? null;
}

/** Those of an application that still wait. */
export const waitingOf = (scope: OrganisationScope, applicationId: string) =>
  scope.select(
    { id: scheduledMessages.id, subject: scheduledMessages.subject, authorId: scheduledMessages.authorId },
    scheduledMessages,
    and(eq(scheduledMessages.applicationId, applicationId), eq(scheduledMessages.state, "waiting")),
  );

export const settle = (
  scope: OrganisationScope,
  id: string,
  values: { state: "sent" | "cancelled" } | { state: "not_sent"; refusal: SendRefusal },
) => scope.update(scheduledMessages, { refusal: null, ...values }, eq(scheduledMessages.id, id));

/** Until when the organisation is on trial; null when it is not. */
export async function trialEndOf(scope: OrganisationScope) {
  const [row] = await scope.tx
    .select({ trialEndsAt: organisations.trialEndsAt })
    .from(organisations)
    .where(eq(organisations.id, scope.organisationId));
  return { trialEndsAt: row?.trialEndsAt ?? null };
}
