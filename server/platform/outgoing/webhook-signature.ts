import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** A secret that signs a webhook's events: 192 random bits, written as Standard Webhooks do. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(24).toString("base64")}`;

/**
 * The headers that prove who sent a body, after https://www.standardwebhooks.com: HMAC-SHA256 over
 * `id.timestamp.body`, with each secret that is valid now.
 * @param sentAt of this attempt: receivers refuse what is older than some minutes
 */
export function signatureHeaders(
  { id, sentAt, body }: { id: string; sentAt: Date; body: string },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
