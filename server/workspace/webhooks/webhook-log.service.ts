import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import { webhookTested } from "#contract/events.ts";
import type { WebhookDelivery } from "#contract/workspace/webhooks.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { eventOf } from "#server/platform/events/announce.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { deliverWebhookTask, sendTo } from "./webhook-delivery.service.ts";
import * as queries from "./webhooks.queries.ts";

const toDelivery = (row: queries.DeliveryRow): WebhookDelivery => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  attemptedAt: row.attemptedAt?.toISOString() ?? null,
});

/** @throws CodedError not_found, conflict for one that is switched off */
async function requireEnabled(scope: OrganisationScope, id: string): Promise<void> {
  const webhook = await queries.webhookById(scope, id);
  if (!webhook) throw new CodedError("not_found");
  if (webhook.disabledAt)
    throw new CodedError("conflict", "This webhook is switched off. Switch it on first.");
}

/** What went to a webhook, newest first. @throws CodedError not_found */
export function listWebhookDeliveries(
  { database }: Platform,
  staff: Staff,
  id: string,
  query: queries.DeliveryQuery,
): Promise<Page<WebhookDelivery>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (!(await queries.webhookById(scope, id))) throw new CodedError("not_found");
    const { rows, total } = await queries.listDeliveries(scope, id, query);
    return { rows: rows.map(toDelivery), total };
  });
}

/** Sends a test event. @throws CodedError not_found, conflict */
export function testWebhook({ database, queue }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await requireEnabled(scope, id);
    const message = "This is a test. Nothing has happened.";
    await sendTo(scope, queue, id, eventOf(staff.organisationId, webhookTested, { message }));
  });
}

/** Sends a delivery once more, and at once, with all its attempts. @throws CodedError not_found, conflict */
export function resendDelivery({ database, queue }: Platform, staff: Staff, id: string): Promise<void> {
  const { organisationId } = staff;
  return inOrganisation(database, organisationId, async (scope) => {
    const delivery = await queries.deliveryById(scope, id);
    if (!delivery) throw new CodedError("not_found");
    const { webhookId, type } = delivery;
    await requireEnabled(scope, webhookId);
    const round = delivery.round + 1;
    await queries.updateDelivery(scope, delivery, { round, state: "queued", error: null });
    await queue.enqueue(scope.tx, deliverWebhookTask, { organisationId, webhookId, deliveryId: id, round });
    await scope.audit(staff, {
      action: "webhook.resent",
      subject: "webhook",
      subjectId: webhookId,
      detail: { type },
    });
  });
}
