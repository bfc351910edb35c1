import { z } from "zod";
import type { EventType } from "#contract/core/event.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { defineTask, type Queue } from "#server/platform/queue/queue.ts";

/** Something that happened, as it travels: `data` is what the event's description lets out. */
export const announcedEvent = z.object({
  organisationId: z.uuid(),
  id: z.uuid(),
  type: z.string(),
  createdAt: z.iso.datetime(),
  data: z.record(z.string(), z.json()),
});
export type AnnouncedEvent = z.output<typeof announcedEvent>;

/** Hands an event to whoever listens. */
export const announceTask = defineTask({
  name: "events.announce",
  label: "Hand events to webhooks",
  data: announcedEvent,
  retries: 5,
  retryDelaySeconds: 10,
});

/** An event that happens now. Fields that its description does not name stay here. */
export function eventOf<Data extends z.ZodObject>(
  organisationId: string,
  event: EventType<Data>,
  data: z.input<Data>,
): AnnouncedEvent {
  return announcedEvent.parse({
    organisationId,
    id: newId(),
    type: event.type,
    createdAt: new Date().toISOString(),
    data: event.data.parse(data),
  });
}

/**
 * Announces that something happened, in the transaction in which it does: a rolled-back use case announces nothing. Who
 * does not know of webhooks needs no more than this.
 */
export async function announce<Data extends z.ZodObject>(
  queue: Queue,
  { tx, organisationId }: { tx: Tx; organisationId: string },
  event: EventType<Data>,
  data: z.input<Data>,
): Promise<void> {
  await queue.enqueue(tx, announceTask, eventOf(organisationId, event, data));
}
