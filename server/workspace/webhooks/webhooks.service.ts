import type { z } from "zod";
import type { AuditAction } from "#contract/core/audit.ts";
import { CodedError } from "#contract/core/errors.ts";
import {
  formerSecretHours,
  maxWebhooks,
  type Webhook,
  type WebhookWithSecret,
  type webhookChange,
  type webhookInput,
} from "#contract/workspace/webhooks.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { newWebhookSecret } from "#server/platform/outgoing/webhook-signature.ts";
import type { Platform } from "#server/platform/platform.ts";
import { sealSecret } from "./webhook-secrets.ts";
import * as queries from "./webhooks.queries.ts";
import { webhooks } from "./webhooks.table.ts";

const toWebhook = (row: queries.WebhookListRow): Webhook => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  disabledAt: row.disabledAt?.toISOString() ?? null,
  failingSince: row.failingSince?.toISOString() ?? null,
});

/** @throws CodedError not_found */
async function findWebhook(scope: OrganisationScope, id: string): Promise<Webhook> {
  const row = await queries.webhookById(scope, id);
  if (!row) throw new CodedError("not_found");
  return toWebhook(row);
}

/** @throws CodedError not_found */
async function lockWebhook(scope: OrganisationScope, id: string): Promise<queries.WebhookRow> {
  const row = await queries.lockWebhook(scope, id);
  if (!row) throw new CodedError("not_found");
  return row;
}

const auditWebhook = (
  scope: OrganisationScope,
  staff: Staff,
  action: AuditAction,
  { id, url }: Pick<Webhook, "id" | "url">,
) =>
  scope.audit(staff, {
    action,
    subject: "webhook",
    subjectId: id,
    // The rest of an address may be a key of the receiver's.
    detail: { receiver: new URL(url).host },
  });

/** @throws CodedError validation */
function requireReachable({ outgoing }: Platform, url: string): void {
  const refusal = outgoing.refusalOf(url);
  if (refusal) throw new CodedError("validation", undefined, { url: refusal });
}

/** The organisation's webhooks, oldest first. */
export function listWebhooks({ database }: Platform, staff: Staff): Promise<Webhook[]> {
  return inOrganisation(database, staff.organisationId, async (scope) =>
    (await queries.listWebhooks(scope)).map(toWebhook),
  );
}

/** @throws CodedError not_found */
export function getWebhook({ database }: Platform, staff: Staff, id: string): Promise<Webhook> {
  return inOrganisation(database, staff.organisationId, (scope) => findWebhook(scope, id));
}

/** Registers an address; this answer holds its secret. @throws CodedError conflict when there are too many, validation */
export function createWebhook(
  platform: Platform,
  staff: Staff,
  input: z.output<typeof webhookInput>,
): Promise<WebhookWithSecret> {
  requireReachable(platform, input.url);
  const secret = newWebhookSecret();
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    if ((await queries.countWebhooks(scope)) >= maxWebhooks) {
      throw new CodedError("conflict", `There are ${maxWebhooks} webhooks already. Remove one first.`);
    }
    const id = newId();
    const sealed = sealSecret(platform.sealer, id, secret);
    await scope.insert(webhooks, { ...input, id, secret: sealed, createdBy: staff.userId });
    const made = await findWebhook(scope, id);
    await auditWebhook(scope, staff, "webhook.created", made);
    return { ...made, secret };
  });
}

/** Switching off ends what is on its way; switching on begins anew. */
function switched(row: queries.WebhookRow, enabled: boolean | undefined) {
  const isEnabled = row.disabledAt === null;
  if (enabled === undefined || enabled === isEnabled) return {};
  if (enabled) return { disabledAt: null, disabledReason: null, failingSince: null };
  return { disabledAt: new Date(), disabledReason: "owner" as const };
}

/** Changes where events go, which, and whether. @throws CodedError not_found, validation */
export function updateWebhook(
  platform: Platform,
  staff: Staff,
  id: string,
  { enabled, ...input }: z.output<typeof webhookChange>,
): Promise<Webhook> {
  if (input.url !== undefined) requireReachable(platform, input.url);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const row = await lockWebhook(scope, id);
    const values = { ...input, ...switched(row, enabled) };
    if (Object.keys(values).length > 0) await queries.updateWebhook(scope, id, values);
    if ("disabledAt" in values && values.disabledAt) await queries.abandonDeliveries(scope, id);
    const changed = await findWebhook(scope, id);
    await auditWebhook(scope, staff, changed.disabledAt ? "webhook.disabled" : "webhook.changed", changed);
    return changed;
  });
}

/** Gives a webhook another secret; the former one signs beside it for a day, so that receivers can follow. */
export function replaceWebhookSecret(
  { database, sealer }: Platform,
  staff: Staff,
  id: string,
): Promise<WebhookWithSecret> {
  const secret = newWebhookSecret();
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const row = await lockWebhook(scope, id);
    await queries.updateWebhook(scope, id, {
      secret: sealSecret(sealer, id, secret),
      formerSecret: row.secret,
      formerSecretUntil: new Date(Date.now() + formerSecretHours * 3_600_000),
    });
    const changed = await findWebhook(scope, id);
    await auditWebhook(scope, staff, "webhook.secret_replaced", changed);
    return { ...changed, secret };
  });
}

/** Removes a webhook with its log. @throws CodedError not_found */
export function removeWebhook({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const row = await lockWebhook(scope, id);
    await queries.deleteWebhook(scope, id);
    await auditWebhook(scope, staff, "webhook.removed", row);
  });
}
