import { z } from "zod";
import { defineEvent, type EventType } from "./core/event.ts";
import { complaintEventTypes } from "./experience/complaint-events.ts";
import { onboardingEvents } from "./onboarding/events.ts";
import { recruitmentEvents } from "./recruitment/events.ts";

/** What a webhook gets when its owner tries it; nobody chooses it. */
export const webhookTested = defineEvent({
  type: "webhook.tested",
  label: "A test",
  data: z.object({ message: z.string() }),
});

/** Every event that a webhook may ask for; a domain adds its own here. */
export const eventTypes: readonly EventType[] = [
  ...recruitmentEvents,
  ...onboardingEvents,
  ...complaintEventTypes,
];
