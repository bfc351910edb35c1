import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { webhookTested } from "../events.ts";
import {
  webhook,
  webhookCalls,
  webhookChange,
  webhookDelivery,
  webhookInput,
  webhookWithSecret,
} from "./webhooks.ts";

const url = ["Where events go.", "https://hr.umoja.co.ke/hooks/ushirika"] as const;
const events = ["Types of the events that it gets.", ["application.created"]] as const;

const fields: Fields<typeof webhook> = {
  id: ["Id of the webhook.", exampleId],
  url,
  events,
  createdAt: ["When it was registered.", "2026-11-21T06:00:00.000Z"],
  createdBy: ["Who registered it; null when the account is gone.", "Amina Hassan"],
  disabledAt: ["When it was switched off; null while it works.", null],
  disabledReason: ["Why it was switched off; null while it works.", null],
  failingSince: ["The first failure since the last success; null while it goes well.", null],
};

export const webhookDocs = [
  describeSchema(webhook, "Webhook", "An address that gets an organisation's events.", fields),
  describeSchema(
    webhookWithSecret,
    "WebhookWithSecret",
    "A webhook with the secret that it was just given.",
    {
      ...fields,
      secret: [
        "Signs what is sent: keep it now, no other answer holds it.",
        "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD",
      ],
    },
  ),
  describeSchema(webhookInput, "WebhookInput", "A webhook to register.", { url, events }),
  describeSchema(webhookChange, "WebhookChange", "What is to change of a webhook.", {
    url,
    events,
    enabled: ["Whether it gets events.", true],
  }),
  describeSchema(webhookCalls.update.params, "WebhookPath", "Which webhook, or which delivery.", {
    id: ["Its id.", exampleId],
  }),
  describeSchema(webhookCalls.deliveries.query, "DeliveryQuery", "Which page of which deliveries.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    state: ["How far they have come.", "failed"],
  }),
  describeSchema(webhookDelivery, "WebhookDelivery", "One event on its way to one webhook.", {
    id: ["Id of the delivery.", exampleId],
    eventId: ["Id of the event, the same for all webhooks and attempts (`webhook-id`).", exampleId],
    type: ["What happened.", "application.created"],
    state: ["How far it has come.", "delivered"],
    createdAt: ["When it happened.", "2026-11-21T06:00:00.000Z"],
    attempts: ["How often it was tried.", 1],
    attemptedAt: ["When it was last tried; null before.", "2026-11-21T06:00:01.000Z"],
    durationMs: ["How long the last attempt took, in milliseconds.", 84],
    responseStatus: ["HTTP status of the last answer; null without one.", 204],
    responseExcerpt: ["The beginning of the last answer.", "ok"],
    error: ["Why the last attempt failed; null if it did not.", null],
    body: [
      "What was sent, as JSON text.",
      '{"id":"01900000-0000-7000-8000-000000000000","type":"application.created"}',
    ],
  }),
  describeSchema(webhookTested.data, "WebhookTested", "A test that an owner sends.", {
    message: ["A sentence.", "This is a test."],
  }),
];
