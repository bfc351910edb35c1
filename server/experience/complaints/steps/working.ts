import { CodedError } from "#contract/core/errors.ts";
import { nairobiDay, nairobiMoment } from "#server/platform/clock.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import { doStep, pauseClock, restartClock, resumeClock } from "../clock.policy.ts";
import { complaintStaff } from "../colleagues.queries.ts";
import { noteEnd } from "../contact.queries.ts";
import type { NewComplaintEvent } from "../history.queries.ts";
import { change, type StepOf, type Work } from "./work.ts";

type Event = Omit<NewComplaintEvent, "complaintId" | "actorId">;

/** Gives the complaint another topic, severity or owner. @throws CodedError validation for somebody without the role */
export async function changeFacts(work: Work, { topic, severity, ownerId }: StepOf<"change">): Promise<void> {
  const { scope, staff, row } = work;
  if (ownerId && !(await complaintStaff(scope)).some(({ id }) => id === ownerId)) {
    throw new CodedError("validation", undefined, { ownerId: "This colleague does not work on complaints." });
  }
  const events: Event[] = [];
  if (topic && topic !== row.topic) events.push({ event: "topic_changed", from: row.topic, to: topic });
  if (severity && severity !== row.severity) {
    events.push({ event: "severity_changed", from: row.severity, to: severity });
  }
  const handed = ownerId !== undefined && ownerId !== row.ownerId;
  if (handed) events.push({ event: "assigned", from: row.ownerId, to: ownerId });
  if (events.length === 0) return;
  await change(work, { topic, severity, ...(handed ? { ownerId } : {}) }, ...events);
  if (handed && ownerId) {
    const about = { kind: "complaint_assigned" as const, subjectId: row.id, actorId: staff.userId };
    await notify(scope, [ownerId], about);
  }
}

/** Lets the clock wait for the member. */
export const wait = (work: Work): Promise<void> =>
  change(work, { ...pauseClock(work.now), status: "waiting" }, { event: "paused" });

/** Lets it go on without the member's answer. */
export const resume = (work: Work): Promise<void> =>
  change(
    work,
    {
      ...resumeClock(work.row, work.now, work.settings),
      status: work.row.acknowledgedAt ? "investigating" : "new",
    },
    { event: "resumed" },
  );

/** Hours at which what was snoozed comes back. */
const morning = "08:00";

/** Takes the complaint out of what is to be done until the morning of a day. The clock goes on. */
export async function snooze(work: Work, { until }: StepOf<"snooze">): Promise<void> {
  if (until <= nairobiDay(work.now)) {
    throw new CodedError("validation", undefined, { until: "Choose a day to come." });
  }
  const snoozedUntil = nairobiMoment(until, morning);
  await change(work, { snoozedUntil }, { event: "snoozed", to: until });
}

export const wake = (work: Work): Promise<void> => change(work, { snoozedUntil: null }, { event: "woken" });

/** Writes down what was found and decided; the member is told next. */
export function resolve(work: Work, { rootCause, outcome, resolution }: StepOf<"resolve">): Promise<void> {
  const { row, staff, now, settings } = work;
  const clock = doStep({ ...row, pausedAt: null }, "investigate", now, settings);
  return change(
    work,
    {
      ...clock,
      status: "resolved",
      rootCause,
      outcome,
      resolution,
      ownerId: row.ownerId ?? staff.userId,
    },
    ...(row.acknowledgedAt ? [] : [{ event: "acknowledged" as const }]),
    { event: "resolved", to: outcome, notes: resolution },
  );
}

/** Takes up again what was closed or withdrawn: the investigation has its full time once more. */
export async function reopen(work: Work, { reason }: StepOf<"reopen">): Promise<void> {
  await noteEnd(work.scope, work.row.interactionId, null);
  await change(
    work,
    {
      ...restartClock(work.now, work.settings),
      acknowledgedAt: work.row.acknowledgedAt ?? work.now,
      status: "investigating",
      closedAt: null,
      promisedOn: null,
    },
    { event: "reopened", notes: reason },
  );
}
