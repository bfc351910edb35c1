import type { Sealer } from "#server/platform/sealing.ts";
import type { WebhookRow } from "./webhooks.queries.ts";

const nameOf = (webhookId: string) => `webhook ${webhookId}`;

/** A webhook's secret as it lies in the database. */
export const sealSecret = (sealer: Sealer, webhookId: string, secret: string): string =>
  sealer.seal(nameOf(webhookId), secret);

/** The secrets that sign for a webhook now, the current one first. @throws Unreadable */
export function secretsOf(sealer: Sealer, webhook: WebhookRow, now: Date): string[] {
  const { id, secret, formerSecret, formerSecretUntil } = webhook;
  const isValid = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now;
  return [secret, ...(isValid ? [formerSecret] : [])].map((sealed) => sealer.open(nameOf(id), sealed));
}

/** The same sealed with the current key; null where it is already. @throws Unreadable */
export function resealed(
  sealer: Sealer,
  { id, secret, formerSecret }: Pick<WebhookRow, "id" | "secret" | "formerSecret">,
): Pick<WebhookRow, "secret" | "formerSecret"> | null {
  const anew = (sealed: string) => sealSecret(sealer, id, sealer.open(nameOf(id), sealed));
  if ([secret, formerSecret].every((one) => one === null || sealer.isCurrent(one))) return null;
  return { secret: anew(secret), formerSecret: formerSecret && anew(formerSecret) };
}
