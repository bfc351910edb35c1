import { z } from "zod";
import { defineEvent } from "../core/event.ts";
import { experienceChannels } from "./channels.ts";
import { complaintOutcomes, severities } from "./complaints.ts";
import { experienceTopics } from "./topics.ts";

const about = {
  complaintId: z.uuid(),
  reference: z.string(),
  topic: z.enum(experienceTopics),
  severity: z.enum(severities),
};

/** A complaint came, by the form or through the staff. Who complains, and of what, stays inside. */
export const complaintReceived = defineEvent({
  type: "complaint.received",
  label: "A complaint was received",
  data: z.object({ ...about, channel: z.enum(experienceChannels) }),
});

/** The member was told what came of a complaint. */
export const complaintClosed = defineEvent({
  type: "complaint.closed",
  label: "A complaint was closed",
  data: z.object({ ...about, outcome: z.enum(complaintOutcomes).nullable(), withinTime: z.boolean() }),
});

export const complaintEventTypes = [complaintReceived, complaintClosed];
