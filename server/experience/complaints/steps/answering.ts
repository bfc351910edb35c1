import { CodedError } from "#contract/core/errors.ts";
import { complaintClosed } from "#contract/experience/complaint-events.ts";
import { complaintReference } from "#contract/experience/complaints.ts";
import { endOfDay, nairobiDay } from "#server/platform/clock.ts";
import { announce } from "#server/platform/events/announce.ts";
import { askAbout } from "../../feedback/invitations.service.ts";
import { doStep, pauseClock } from "../clock.policy.ts";
import { informMember } from "../complaint-news.ts";
import { complaintsMergedInto } from "../complaints.queries.ts";
import { noteEnd, noteFirstResponse } from "../contact.queries.ts";
import { change, type StepOf, type Work, writeToMember } from "./work.ts";

/** What acknowledging changes, of a complaint that nobody has acknowledged: whoever does it takes the case. */
async function acknowledgement({ scope, row, staff, settings, now }: Work) {
  await noteFirstResponse(scope, row.interactionId, { at: now, handledBy: staff.userId });
  if (row.acknowledgedAt) return { values: {}, events: [] };
  return {
    values: {
      ...doStep(row, "acknowledge", now, settings),
      status: row.status === "new" ? ("investigating" as const) : row.status,
      ownerId: row.ownerId ?? staff.userId,
    },
    events: [{ event: "acknowledged" as const }],
  };
}

/** Takes the complaint up, and tells the member until when they hear of it. */
export async function acknowledge(work: Work): Promise<void> {
  const { values, events } = await acknowledgement(work);
  await change(work, values, ...events);
  const { desk, scope, row } = work;
  await informMember(desk, scope, row, { kind: "acknowledged", by: row.investigateDueAt });
}

/** Answers the member, or asks them something: the clock then waits. An answer acknowledges the complaint, too. */
export async function reply(work: Work, { key, message, waits }: StepOf<"reply">): Promise<void> {
  const { values, events } = await acknowledgement(work);
  const rests = waits && work.row.status !== "resolved" && work.row.status !== "waiting";
  const paused = rests ? { ...pauseClock(work.now), status: "waiting" as const } : {};
  await writeToMember(work, work.row, { kind: "replied", message, asks: waits }, key);
  await change(
    work,
    { ...values, ...paused, memberWrote: false },
    ...events,
    { event: "replied" },
    ...(rests ? [{ event: "paused" as const }] : []),
  );
}

/** Explains to the member why it takes longer, and until when. The clock counts by the first day all the same. */
export async function explainDelay(
  work: Work,
  { key, message, until }: StepOf<"explain_delay">,
): Promise<void> {
  if (until <= nairobiDay(work.now)) {
    throw new CodedError("validation", undefined, { until: "Choose a day to come." });
  }
  const { values, events } = await acknowledgement(work);
  await writeToMember(work, work.row, { kind: "delayed", message, by: endOfDay(until) }, key);
  await change(work, { ...values, promisedOn: until, memberWrote: false }, ...events, {
    event: "delay_explained",
    to: until,
    notes: message,
  });
}

/**
 * Tells the member what came of it, and asks them afterwards how it went where that is wanted. Those whose complaints were
 * merged into this one hear the same.
 */
export async function close(work: Work, { key, message, survey }: StepOf<"close">): Promise<void> {
  const { desk, scope, row, now, settings } = work;
  const clock = doStep(row, "communicate", now, settings);
  await writeToMember(work, row, { kind: "closed", message }, key);
  for (const merged of await complaintsMergedInto(scope, row.id)) {
    await writeToMember(work, merged, { kind: "closed", message });
  }
  await change(
    work,
    { ...clock, status: "closed", closedAt: now, snoozedUntil: null, memberWrote: false },
    { event: "closed" },
  );
  await noteEnd(scope, row.interactionId, now);
  if (survey && row.interactionId && !row.anonymous) {
    await askAbout(desk, scope, row.interactionId, row.language);
  }
  await announce(desk.queue, scope, complaintClosed, {
    complaintId: row.id,
    reference: complaintReference(row.number),
    topic: row.topic,
    severity: row.severity,
    outcome: row.outcome,
    withinTime: !clock.late,
  });
}
