import { webhookCalls } from "#contract/workspace/webhooks.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listWebhookDeliveries, resendDelivery, testWebhook } from "./webhook-log.service.ts";
import * as webhooks from "./webhooks.service.ts";

export function webhookEndpoints(platform: Platform) {
  return [
    endpoint(webhookCalls.list, ({ actor }) => webhooks.listWebhooks(platform, actor)),
    endpoint(webhookCalls.get, ({ actor, params }) => webhooks.getWebhook(platform, actor, params.id)),
    endpoint(webhookCalls.create, ({ actor, body }) => webhooks.createWebhook(platform, actor, body)),
    endpoint(webhookCalls.update, ({ actor, params, body }) =>
      webhooks.updateWebhook(platform, actor, params.id, body),
    ),
    endpoint(webhookCalls.replaceSecret, ({ actor, params }) =>
      webhooks.replaceWebhookSecret(platform, actor, params.id),
    ),
    endpoint(webhookCalls.remove, ({ actor, params }) => webhooks.removeWebhook(platform, actor, params.id)),
    endpoint(webhookCalls.test, ({ actor, params }) => testWebhook(platform, actor, params.id)),
    endpoint(webhookCalls.deliveries, ({ actor, params, query }) =>
      listWebhookDeliveries(platform, actor, params.id, query),
    ),
    endpoint(webhookCalls.resend, ({ actor, params }) => resendDelivery(platform, actor, params.id)),
  ];
}
