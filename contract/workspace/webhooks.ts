import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { deliveryDays } from "../core/limits.ts";
import { defineList, oneOf } from "../core/list.ts";
import { eventTypes } from "../events.ts";

/** Webhooks of one organisation. */
export const maxWebhooks = 10;
export const maxWebhookUrl = 2000;
/** Days of failures, without one success between them, after which a webhook is switched off. */
export const maxFailingDays = 3;
/** Characters of a receiver's answer that the log shows. */
export const maxAnswerExcerpt = 500;
/** Hours that the former secret still signs beside the new one. */
export const formerSecretHours = 24;

/** Why a webhook was switched off. */
export const disabledReasons = {
  owner: "An owner switched it off",
  failing: `Nothing could be delivered for ${maxFailingDays} days`,
  gone: "The receiver answered 410 Gone: it wants no more",
} as const;
export const disabledReasonNames = Object.keys(disabledReasons) as [keyof typeof disabledReasons];

export const deliveryStates = ["queued", "delivered", "failed"] as const;

/** The log of a webhook, newest first. */
export const deliveryList = defineList({ pageSize: 20, filters: { state: oneOf(deliveryStates) } });

/** Why an attempt failed. */
export const deliveryErrors = {
  status: "The receiver did not answer with a status from 200 to 299",
  redirect: "The receiver answered with a redirection, which is not followed",
  timeout: "The receiver did not answer within 10 seconds",
  connection: "No connection to the receiver, or it broke off",
  tls: "The receiver's certificate is not valid for its name, or no encrypted connection could be made",
  unresolved: "The receiver's name is not known (DNS)",
  address_refused: "The receiver's name leads to an address inside a private network",
  switched_off: "The webhook was switched off",
} as const;
export const deliveryErrorNames = Object.keys(deliveryErrors) as [keyof typeof deliveryErrors];
export type DeliveryError = keyof typeof deliveryErrors;

const typeNames = eventTypes.map(({ type }) => type) as [string, ...string[]];

/** Where an organisation's events go. */
export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /** Null when the account of whoever made it is gone. */
  createdBy: z.string().nullable(),
  /** Null while it works. */
  disabledAt: z.iso.datetime().nullable(),
  disabledReason: z.enum(disabledReasonNames).nullable(),
  /** The first failure since the last success; null while it goes well. */
  failingSince: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookInput = z.object({
  /** The server decides which addresses it reaches. */
  url: z.string().trim().max(maxWebhookUrl).pipe(z.url("Please enter an address that begins with https://")),
  events: z
    .array(z.enum(typeNames))
    .min(1, "Please choose at least one event.")
    .max(100)
    .transform((list) => typeNames.filter((type) => list.includes(type))),
});

/** What stays away stays as it is. */
export const webhookChange = webhookInput.partial().extend({ enabled: z.boolean().optional() });

/** The only answers that ever hold a secret. */
export const webhookWithSecret = webhook.extend({ secret: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

/** One event on its way to one webhook. */
export const webhookDelivery = z.object({
  id: z.uuid(),
  /** The same for every webhook and every attempt: receivers know repetitions by it. */
  eventId: z.uuid(),
  type: z.string(),
  state: z.enum(deliveryStates),
  createdAt: z.iso.datetime(),
  attempts: z.number().int(),
  /** Of the last attempt, as is all that follows; null before the first. */
  attemptedAt: z.iso.datetime().nullable(),
  durationMs: z.number().int().nullable(),
  responseStatus: z.number().int().nullable(),
  /** The beginning of the receiver's answer. */
  responseExcerpt: z.string(),
  error: z.enum(deliveryErrorNames).nullable(),
  /** What was sent, as JSON text. */
  body: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const access = { role: "owner" } as const;
const params = z.object({ id: z.uuid() });
const path = "/api/workspace/webhooks";

export const webhookCalls = {
  list: defineCall({
    method: "GET",
    path,
    summary: "The organisation's webhooks, oldest first",
    access,
    answer: z.array(webhook),
  }),
  get: defineCall({
    method: "GET",
    path: `${path}/:id`,
    summary: "One webhook",
    access,
    params,
    answer: webhook,
  }),
  create: defineCall({
    method: "POST",
    path,
    summary: "Register an address for events. This answer alone holds the secret that signs them",
    access,
    body: webhookInput,
    answer: webhookWithSecret,
    status: 201,
    errors: ["conflict", "trial_ended"],
    perMinute: 20,
  }),
  update: defineCall({
    method: "PATCH",
    path: `${path}/:id`,
    summary: "Change a webhook's address or events, or switch it off and on",
    access,
    params,
    body: webhookChange,
    answer: webhook,
    errors: ["trial_ended"],
  }),
  replaceSecret: defineCall({
    method: "POST",
    path: `${path}/:id/secret`,
    summary: "Replace the signing secret; the former one signs beside it for 24 hours more",
    access,
    params,
    answer: webhookWithSecret,
    errors: ["trial_ended"],
    perMinute: 20,
  }),
  remove: defineCall({
    method: "DELETE",
    path: `${path}/:id`,
    summary: "Remove a webhook with its log",
    access,
    params,
    answer: z.void(),
    allowedAfterTrial: true,
  }),
  test: defineCall({
    method: "POST",
    path: `${path}/:id/test`,
    summary: "Send a test event; how it went stands in the log",
    access,
    params,
    answer: z.void(),
    errors: ["conflict", "trial_ended"],
    perMinute: 20,
  }),
  deliveries: defineCall({
    method: "GET",
    path: `${path}/:id/deliveries`,
    summary: `What went to a webhook in the last ${deliveryDays} days, newest first`,
    access,
    params,
    query: deliveryList.query,
    answer: z.array(webhookDelivery),
    paged: true,
  }),
  resend: defineCall({
    method: "POST",
    path: "/api/workspace/webhook-deliveries/:id/resend",
    summary: "Send an event once more, at once, whatever became of it",
    access,
    params,
    answer: z.void(),
    errors: ["conflict", "trial_ended"],
    perMinute: 60,
  }),
};
