import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNull,
  lt,
  type SQL,
  sql,
} from "drizzle-orm";
import type { z } from "zod";
import { deliveryList } from "#contract/workspace/webhooks.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { webhookDeliveries, webhooks } from "./webhooks.table.ts";

export type DeliveryQuery = z.output<typeof deliveryList.query>;

const listFields = {
  id: webhooks.id,
  url: webhooks.url,
  events: webhooks.events,
  createdAt: webhooks.createdAt,
  createdBy: users.name,
  disabledAt: webhooks.disabledAt,
  disabledReason: webhooks.disabledReason,
  failingSince: webhooks.failingSince,
};

/** The organisation's webhooks, oldest first. */
export const listWebhooks = (scope: OrganisationScope, condition?: SQL) =>
  scope
    .select(listFields, webhooks, condition)
    .leftJoin(users, eq(users.id, webhooks.createdBy))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));

export type WebhookListRow = Awaited<ReturnType<typeof listWebhooks>>[number];

export async function webhookById(scope: OrganisationScope, id: string): Promise<WebhookListRow | null> {
  const [row] = await listWebhooks(scope, eq(webhooks.id, id));
  return row ?? null;
}

/** How many there are. Until the transaction ends, nobody else of the organisation counts or adds one. */
export async function countWebhooks(scope: OrganisationScope): Promise<number> {
  await scope.tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, scope.organisationId))
    .for("no key update");
  const [row] = await scope.select({ total: count() }, webhooks);
  return row?.total ?? 0;
}

/** Works on a webhook until the transaction ends; everything of it, its sealed secrets too. */
export async function lockWebhook(scope: OrganisationScope, id: string) {
  const { tx, organisationId } = scope;
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.organisationId, organisationId), eq(webhooks.id, id)))
    .for("update");
  return row ?? null;
}

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof lockWebhook>>>;

export async function updateWebhook(
  scope: OrganisationScope,
  id: string,
  values: Partial<typeof webhooks.$inferInsert>,
): Promise<void> {
  await scope.update(webhooks, values, eq(webhooks.id, id));
}

export async function deleteWebhook(scope: OrganisationScope, id: string): Promise<void> {
  await scope.delete(webhooks, eq(webhooks.id, id));
}

/** Webhooks that asked for an event and are not switched off. */
export const listenersOf = (scope: OrganisationScope, type: string) =>
  scope.select(
    { id: webhooks.id },
    webhooks,
    and(isNull(webhooks.disabledAt), arrayContains(webhooks.events, [type])),
  );

/** Adds a delivery. @returns its id; null when the event is on its way to this webhook already */
export async function insertDelivery(
  scope: OrganisationScope,
  values: Omit<typeof webhookDeliveries.$inferInsert, "organisationId">,
): Promise<string | null> {
  const [row] = await scope
    .insert(webhookDeliveries, values)
    .onConflictDoNothing()
    .returning({ id: webhookDeliveries.id });
  return row?.id ?? null;
}

export async function deliveryById(scope: OrganisationScope, id: string) {
  const [row] = await scope.tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.organisationId, scope.organisationId), eq(webhookDeliveries.id, id)));
  return row ?? null;
}

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof deliveryById>>>;

const matching = conditionsOf(deliveryList, { state: webhookDeliveries.state });

/** One page of a webhook's log, newest first, and how many entries it has. */
export function listDeliveries(scope: OrganisationScope, webhookId: string, query: DeliveryQuery) {
  const condition = and(eq(webhookDeliveries.webhookId, webhookId), matching(query));
  return readPage(
    query,
    scope
      .select(getTableColumns(webhookDeliveries), webhookDeliveries, condition)
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id)),
    scope.select({ total: count() }, webhookDeliveries, condition),
  );
}

/** Changes a delivery of this round; one that was sent anew since is left alone. */
export async function updateDelivery(
  scope: OrganisationScope,
  { id, round }: Pick<DeliveryRow, "id" | "round">,
  values: Partial<typeof webhookDeliveries.$inferInsert>,
): Promise<void> {
  await scope.update(
    webhookDeliveries,
    values,
    and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.round, round)),
  );
}

/** Ends whatever is still on its way to a webhook. */
export async function abandonDeliveries(scope: OrganisationScope, webhookId: string): Promise<void> {
  await scope.update(
    webhookDeliveries,
    { state: "failed", error: "switched_off" },
    and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, "queued")),
  );
}

export async function deleteDeliveriesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, moment));
}

/** Sealed secrets of some webhooks after another, over all organisations. */
export const secretsAfter = (tx: Tx, after: string, size: number) =>
  tx
    .select({ id: webhooks.id, secret: webhooks.secret, formerSecret: webhooks.formerSecret })
    .from(webhooks)
    .where(sql`${webhooks.id} > ${after}`)
    .orderBy(asc(webhooks.id))
    .limit(size)
    .for("update");

export async function updateSecrets(
  tx: Tx,
  id: string,
  secrets: Pick<WebhookRow, "secret" | "formerSecret">,
): Promise<void> {
  await tx.update(webhooks).set(secrets).where(eq(webhooks.id, id));
}
