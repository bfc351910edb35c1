import { z } from "zod";
import { deliveryDays } from "#contract/core/limits.ts";
import { type DeliveryError, maxAnswerExcerpt, maxFailingDays } from "#contract/workspace/webhooks.ts";
import { queueMailToOwners } from "#server/accounts/account-mail.service.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { eachInBatches } from "#server/platform/database/batches.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations, inOrganisation, OrganisationScope } from "#server/platform/database/scope.ts";
import type { AnnouncedEvent } from "#server/platform/events/announce.ts";
import type { OutgoingAnswer } from "#server/platform/outgoing/outgoing.ts";
import { signatureHeaders } from "#server/platform/outgoing/webhook-signature.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  type Attempt,
  defineScheduledTask,
  defineTask,
  type Queue,
  TryAgain,
} from "#server/platform/queue/queue.ts";
import { resealed, secretsOf } from "./webhook-secrets.ts";
import { webhookDisabledMail } from "./webhooks.mail.ts";
import * as queries from "./webhooks.queries.ts";

const deliveryTaskData = z.object({
  organisationId: z.uuid(),
  webhookId: z.uuid(),
  deliveryId: z.uuid(),
  round: z.number().int(),
});

/** One delivery: nine attempts, the second after some five minutes, the last after some 21 hours. */
export const deliverWebhookTask = defineTask({
  name: "webhooks.deliver",
  label: "Deliver webhooks",
  data: deliveryTaskData,
  retries: 8,
  retryDelaySeconds: 200,
  parallel: { limit: 4, groupOf: ({ webhookId }: z.output<typeof deliveryTaskData>) => webhookId },
});

/** Takes away the log that is older than `deliveryDays`. */
export const cleanWebhooksTask = defineScheduledTask(
  "webhooks.clean",
  "Clear the logs of webhooks",
  "37 * * * *",
);

/** Puts an event on its way to one webhook, in the caller's transaction. */
export async function sendTo(
  scope: OrganisationScope,
  queue: Queue,
  webhookId: string,
  { id, type, createdAt, data }: AnnouncedEvent,
): Promise<void> {
  const body = JSON.stringify({ id, type, createdAt, data });
  const values = { id: newId(), webhookId, eventId: id, type, body, createdAt: new Date(createdAt) };
  const deliveryId = await queries.insertDelivery(scope, values);
  if (!deliveryId) return;
  const { organisationId } = scope;
  await queue.enqueue(scope.tx, deliverWebhookTask, { organisationId, webhookId, deliveryId, round: 0 });
}

/** Whether the event's organisation has a webhook that asked for it. */
export const isListenedTo = async (tx: Tx, { organisationId, type }: AnnouncedEvent): Promise<boolean> =>
  (await queries.listenersOf(new OrganisationScope(tx, organisationId), type)).length > 0;

/** Puts an announced event on its way to every webhook that asked for it. */
export function sendToListeners({ database, queue }: Platform, event: AnnouncedEvent): Promise<void> {
  return inOrganisation(database, event.organisationId, async (scope) => {
    for (const { id } of await queries.listenersOf(scope, event.type)) await sendTo(scope, queue, id, event);
  });
}

type Job = z.output<typeof deliveryTaskData>;

/** What is to be sent now; null for what was done, sent anew or switched off meanwhile. */
function prepare({ database, sealer }: Platform, { organisationId, deliveryId, round }: Job, now: Date) {
  return inOrganisation(database, organisationId, async (scope) => {
    const delivery = await queries.deliveryById(scope, deliveryId);
    if (delivery?.state !== "queued" || delivery.round !== round) return null;
    const webhook = await queries.lockWebhook(scope, delivery.webhookId);
    return webhook && { delivery, webhook, secrets: secretsOf(sealer, webhook, now) };
  });
}

/** Why an attempt failed; null for one that came through. */
function errorOf(answer: OutgoingAnswer): DeliveryError | null {
  if (answer.failure) return answer.failure;
  if (answer.status >= 200 && answer.status < 300) return null;
  return answer.status >= 300 && answer.status < 400 ? "redirect" : "status";
}

/** Switches off a webhook that takes nothing any more, and notifies the organisation's owners. */
async function disable(
  platform: Platform,
  scope: OrganisationScope,
  { id, url }: queries.WebhookRow,
  reason: "failing" | "gone",
): Promise<void> {
  await queries.updateWebhook(scope, id, { disabledAt: new Date(), disabledReason: reason });
  await queries.abandonDeliveries(scope, id);
  const { organisationId } = scope;
  const receiver = new URL(url).host;
  await scope.audit(systemActor, {
    action: "webhook.disabled",
    subject: "webhook",
    subjectId: id,
    detail: { receiver, reason },
  });
  const link = `${platform.origin}/dashboard/settings/webhooks/${id}`;
  await queueMailToOwners(scope.tx, platform, organisationId, (owner) =>
    webhookDisabledMail(owner, { receiver, reason, link }),
  );
}

/** Notes how an attempt went. */
function record(
  platform: Platform,
  { organisationId }: Job,
  {
    delivery,
    error,
    answer,
    isLast,
  }: {
    delivery: queries.DeliveryRow;
    error: DeliveryError | null;
    answer: OutgoingAnswer;
    isLast: boolean;
  },
  now: Date,
): Promise<void> {
  return inOrganisation(platform.database, organisationId, async (scope) => {
    await queries.updateDelivery(scope, delivery, {
      state: error === null ? "delivered" : isLast ? "failed" : "queued",
      attempts: delivery.attempts + 1,
      attemptedAt: now,
      durationMs: answer.durationMs,
      responseStatus: answer.status ?? null,
      responseExcerpt: answer.failure ? "" : answer.excerpt.slice(0, maxAnswerExcerpt).toWellFormed(),
      error,
    });
    const webhook = await queries.lockWebhook(scope, delivery.webhookId);
    if (!webhook || webhook.disabledAt) return;
    const failingSince = error === null ? null : (webhook.failingSince ?? now);
    await queries.updateWebhook(scope, webhook.id, { failingSince });
    if (answer.status === 410) await disable(platform, scope, webhook, "gone");
    else if (isLast && failingSince && now.getTime() - failingSince.getTime() >= maxFailingDays * dayMillis) {
      await disable(platform, scope, webhook, "failing");
    }
  });
}

/**
 * Tries a delivery once. What is sent has the same id each time; receivers know repetitions by it.
 * @throws TryAgain
 */
export async function deliverWebhook(
  platform: Platform,
  job: Job,
  attempt: Attempt,
  now = new Date(),
): Promise<void> {
  const prepared = await prepare(platform, job, now);
  if (!prepared) return;
  const { delivery, webhook, secrets } = prepared;
  const { eventId: id, body } = delivery;
  const answer = await platform.outgoing.post(
    webhook.url,
    {
      "content-type": "application/json",
      "user-agent": "Ushirika-Webhooks",
      ...signatureHeaders({ id, sentAt: now, body }, secrets),
    },
    body,
  );
  const error = errorOf(answer);
  const isLast = attempt.last || answer.status === 410;
  await record(platform, job, { delivery, error, answer, isLast }, now);
  if (error && !isLast) throw new TryAgain(error);
}

/** Removes what the log holds no longer. */
export function cleanWebhooks({ database }: Platform, now = new Date()): Promise<void> {
  return acrossOrganisations(database, (tx) =>
    queries.deleteDeliveriesBefore(tx, new Date(now.getTime() - deliveryDays * dayMillis)),
  );
}

/** Seals every secret with the current key that a former one sealed: SECRET_RETIRED can then go. */
export function resealWebhookSecrets({ database, sealer }: Platform): Promise<void> {
  return eachInBatches(database, queries.secretsAfter, async (tx, row) => {
    const secrets = resealed(sealer, row);
    if (secrets) await queries.updateSecrets(tx, row.id, secrets);
  });
}
