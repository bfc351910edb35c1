import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { mailAddressesOf } from "#server/accounts/team.service.ts";
import type { Domain } from "#server/platform/domain.ts";
import { announceTask } from "#server/platform/events/announce.ts";
import { resumeImports, runImport, runImportTask } from "#server/platform/import/import-run.service.ts";
import { digestTask, sendDigests } from "#server/platform/notifications/digest.ts";
import { notificationEndpoints } from "#server/platform/notifications/notifications.http.ts";
import { createNotifications } from "#server/platform/notifications/notifications.service.ts";
import { joinSources } from "#server/platform/notifications/sources.ts";
import type { Platform } from "#server/platform/platform.ts";
import { taskHandler } from "#server/platform/queue/queue.ts";
import { firstStepEndpoints } from "./first-steps/first-steps.http.ts";
import { outboxEndpoints } from "./outbox.http.ts";
import { savedViewEndpoints } from "./saved-views/saved-views.http.ts";
import { templateEndpoints } from "./templates/templates.http.ts";
import { joinTemplates } from "./templates/templates.service.ts";
import {
  cleanWebhooks,
  cleanWebhooksTask,
  deliverWebhook,
  deliverWebhookTask,
  isListenedTo,
  resealWebhookSecrets,
  sendToListeners,
} from "./webhooks/webhook-delivery.service.ts";
import { webhookEndpoints } from "./webhooks/webhooks.http.ts";
import { workspaceEndpoints } from "./workspace.http.ts";

/**
 * What an organisation's staff share whatever they work on: team, search, notifications, tokens, webhooks, audit.
 * @param others the other domains, whose entries it searches and imports, and whose notifications it shows
 */
export function openWorkspace(platform: Platform, others: readonly Domain[]): Domain {
  const searchSources = others.flatMap(({ search }) => search ?? []);
  const sources = joinSources(others.flatMap(({ notifications }) => notifications ?? []));
  const imports = others.flatMap((domain) => domain.imports ?? []);
  const beginnings = others.flatMap((domain) => domain.beginnings ?? []);
  const templates = joinTemplates(others.flatMap((domain) => domain.templates ?? []));
  return {
    endpoints: [
      ...workspaceEndpoints(platform, searchSources),
      ...webhookEndpoints(platform),
      ...notificationEndpoints(createNotifications(platform, sources)),
      ...savedViewEndpoints(platform),
      ...outboxEndpoints(platform),
      ...templateEndpoints(platform, templates),
      ...firstStepEndpoints(platform, beginnings),
    ],
    tasks: [
      taskHandler(announceTask, (event) => sendToListeners(platform, event), isListenedTo),
      taskHandler(deliverWebhookTask, (delivery, attempt) => deliverWebhook(platform, delivery, attempt)),
      taskHandler(cleanWebhooksTask, () => cleanWebhooks(platform)),
      taskHandler(runImportTask, (run, attempt) => runImport(platform, imports, run, attempt)),
      taskHandler(digestTask, () =>
        sendDigests(platform, {
          sources,
          recipients: mailAddressesOf,
          send: (scope, mail) => queueAccountMail(scope.tx, platform, scope.organisationId, mail),
        }),
      ),
    ],
    resume: () => resumeImports(platform),
    resealSecrets: () => resealWebhookSecrets(platform),
  };
}
