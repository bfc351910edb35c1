import type { z } from "zod";

/** Something that happens in an organisation and that other programs may hear of. */
export interface EventType<Data extends z.ZodObject = z.ZodObject> {
  /** `<subject>.<past tense>` */
  type: string;
  /** As an owner chooses it. */
  label: string;
  /** All that leaves: ids, and no more of a person than the receiver needs. */
  data: Data;
}

/** Describes an event. A domain lists its own in `contract/events.ts`. */
export const defineEvent = <Data extends z.ZodObject>(event: EventType<Data>): EventType<Data> => event;
