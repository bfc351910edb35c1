import { and, asc, count, desc, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { defaultFirstDays, type FirstDaysTemplate } from "#contract/recruitment/first-days.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "../applications/applications.table.ts";
import { ofApplication } from "../applications/joins.table.ts";
import { offers } from "../offers/offers.table.ts";
import { firstDaysItems, firstDaysLists, firstDaysTemplates } from "./first-days.table.ts";

const doers = alias(users, "doer");

export async function readTemplate(scope: OrganisationScope): Promise<FirstDaysTemplate> {
  const [row] = await scope.select({ items: firstDaysTemplates.items }, firstDaysTemplates);
  return row ?? defaultFirstDays;
}

export const writeTemplate = (scope: OrganisationScope, { items }: FirstDaysTemplate) =>
  scope
    .insert(firstDaysTemplates, { items })
    .onConflictDoUpdate({ target: firstDaysTemplates.organisationId, set: { items } });

/** The checklist of an application; null before there is one. */
export async function listOf(scope: OrganisationScope, applicationId: string) {
  const [row] = await scope.select(
    { id: firstDaysLists.id, startDate: firstDaysLists.startDate },
    firstDaysLists,
    eq(firstDaysLists.applicationId, applicationId),
  );
  return row ?? null;
}

/** Its items by their due date, with who owns and who has done them. */
export const itemsOf = (scope: OrganisationScope, listId: string) =>
  scope
    .select(
      {
        id: firstDaysItems.id,
        title: firstDaysItems.title,
        audience: firstDaysItems.audience,
        dueDate: firstDaysItems.dueDate,
        doneAt: firstDaysItems.doneAt,
        ownerId: firstDaysItems.ownerId,
        owner: users.name,
        doneBy: doers.name,
      },
      firstDaysItems,
      eq(firstDaysItems.listId, listId),
    )
    .leftJoin(users, eq(users.id, firstDaysItems.ownerId))
    .leftJoin(doers, eq(doers.id, firstDaysItems.doneBy))
    .orderBy(asc(firstDaysItems.dueDate), asc(firstDaysItems.position), asc(firstDaysItems.id));

export async function countItems(scope: OrganisationScope, listId: string): Promise<number> {
  const [row] = await scope.select({ items: count() }, firstDaysItems, eq(firstDaysItems.listId, listId));
  return row?.items ?? 0;
}

/** The application whose checklist an item is of, or null if it was of another organisation. */
export async function applicationOfItem(scope: OrganisationScope, id: string): Promise<string | null> {
  const [row] = await scope
    .select({ applicationId: firstDaysLists.applicationId }, firstDaysItems, eq(firstDaysItems.id, id))
    .innerJoin(
      firstDaysLists,
      and(
        eq(firstDaysLists.organisationId, firstDaysItems.organisationId),
        eq(firstDaysLists.id, firstDaysItems.listId),
      ),
    );
  return row?.applicationId ?? null;
}

/** The first day of the offer that was accepted last; null without any. */
export async function acceptedStart(scope: OrganisationScope, applicationId: string): Promise<string | null> {
  const [row] = await scope
    .select(
      { startDate: offers.startDate },
      offers,
      and(eq(offers.applicationId, applicationId), eq(offers.state, "accepted")),
    )
    .orderBy(desc(offers.answeredAt))
    .limit(1);
  return row?.startDate ?? null;
}

/** One's own checklist with the SACCO that it is of; null before one is hired. */
export async function ownList(tx: Tx, userId: string, applicationId: string) {
  const [row] = await tx
    .select({
      id: firstDaysLists.id,
      organisationId: firstDaysLists.organisationId,
      startDate: firstDaysLists.startDate,
      organization: organisations.name,
    })
    .from(firstDaysLists)
    .innerJoin(applications, ofApplication(firstDaysLists))
    .innerJoin(organisations, eq(organisations.id, applications.organisationId))
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.id, applicationId),
        eq(applications.status, "accepted"),
      ),
    );
  return row ?? null;
}

/** Where an item that is the person's own to do belongs; null for any other. */
export async function ownItem(tx: Tx, userId: string, id: string) {
  const [row] = await tx
    .select({ organisationId: firstDaysItems.organisationId, applicationId: firstDaysLists.applicationId })
    .from(firstDaysItems)
    .innerJoin(
      firstDaysLists,
      and(
        eq(firstDaysLists.organisationId, firstDaysItems.organisationId),
        eq(firstDaysLists.id, firstDaysItems.listId),
      ),
    )
    .innerJoin(applications, ofApplication(firstDaysLists))
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.status, "accepted"),
        eq(firstDaysItems.id, id),
        eq(firstDaysItems.audience, "newcomer"),
      ),
    );
  return row ?? null;
}

const due = (today: string) =>
  and(
    lte(firstDaysItems.dueDate, today),
    isNull(firstDaysItems.doneAt),
    isNull(firstDaysItems.remindedAt),
    isNotNull(firstDaysItems.ownerId),
  );

/** Items with an owner whose day has come and of which the owner has not been notified. */
export const itemsDue = (tx: Tx, today: string, limit: number) =>
  tx
    .select({ organisationId: firstDaysItems.organisationId, id: firstDaysItems.id })
    .from(firstDaysItems)
    .where(due(today))
    .orderBy(asc(firstDaysItems.dueDate), asc(firstDaysItems.id))
    .limit(limit);

/** Notes that the owner is notified. @returns null for everyone but the one transaction that comes first */
export async function claimReminder(scope: OrganisationScope, id: string, today: string, now: Date) {
  const [row] = await scope
    .update(firstDaysItems, { remindedAt: now }, and(eq(firstDaysItems.id, id), due(today)))
    .returning({ ownerId: firstDaysItems.ownerId });
  return row?.ownerId ?? null;
}
