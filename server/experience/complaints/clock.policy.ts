import type { ComplaintSettings } from "#contract/experience/complaint-settings.ts";
import {
  type ClockState,
  type ClockStep,
  type ComplaintClock,
  clockSteps,
  isOpen,
} from "#contract/experience/complaints.ts";
import { afterBusinessHours, businessHoursBetween } from "#server/platform/calendar/business-time.ts";
import type { complaints } from "./complaints.table.ts";
import { officeOf } from "./office-hours.ts";

type Row = typeof complaints.$inferSelect;

/** What the clock of a complaint goes by. */
export type Clocked = Pick<
  Row,
  | "status"
  | "acknowledgedAt"
  | "acknowledgeDueAt"
  | "investigatedAt"
  | "investigateDueAt"
  | "communicatedAt"
  | "communicateDueAt"
  | "dueAt"
  | "pausedAt"
  | "late"
>;
/** What a step changes of a complaint's clock. */
export type ClockChange = Partial<Clocked>;

/** So many working days after a moment: hours of business, a working day having as many as an ordinary weekday. */
function afterDays(since: Date, days: number, settings: ComplaintSettings): Date {
  const office = officeOf(settings);
  return afterBusinessHours(since, days * office.dayHours, office);
}

/** The clock of a complaint that has just come. */
export function startClock(receivedAt: Date, settings: ComplaintSettings) {
  const acknowledgeDueAt = afterDays(receivedAt, settings.acknowledgeDays, settings);
  return {
    acknowledgeDueAt,
    investigateDueAt: afterDays(receivedAt, settings.investigateDays, settings),
    dueAt: acknowledgeDueAt,
  };
}

const stamps = {
  acknowledge: { at: "acknowledgedAt", due: "acknowledgeDueAt" },
  investigate: { at: "investigatedAt", due: "investigateDueAt" },
  communicate: { at: "communicatedAt", due: "communicateDueAt" },
} as const satisfies Record<ClockStep, { at: keyof Clocked; due: keyof Clocked }>;

/** The steps up to one, which is done by doing a later one. */
const upTo = (step: ClockStep) => clockSteps.slice(0, clockSteps.indexOf(step) + 1);

/** The step that is due next; null when all are done. */
const nextStep = (row: Clocked): ClockStep | null =>
  clockSteps.find((step) => row[stamps[step].at] === null) ?? null;

/**
 * Does a step, and those before it that nobody did: who is told what came of the complaint knows that it has arrived.
 * A step that was done before stays.
 */
export function doStep(row: Clocked, step: ClockStep, now: Date, settings: ComplaintSettings): ClockChange {
  const clock = { ...row };
  for (const one of upTo(step)) {
    const { at, due } = stamps[one];
    if (clock[at]) continue;
    // Nothing but the investigation says when the member is to be told.
    const dueAt = clock[due] ?? afterDays(now, settings.communicateDays, settings);
    clock[at] = now;
    clock[due] = dueAt;
    clock.late ||= dueAt < now;
  }
  if (clock.investigatedAt) {
    clock.communicateDueAt ??= afterDays(clock.investigatedAt, settings.communicateDays, settings);
  }
  const next = nextStep(clock);
  clock.dueAt = next && clock[stamps[next].due];
  return clock;
}

/** Stops the clock while the member is asked: nothing is due. */
export const pauseClock = (now: Date): ClockChange => ({ pausedAt: now, dueAt: null });

/** Lets it go on: the step has as many business hours left as it had. One that was missed before stays so. */
export function resumeClock(row: Clocked, now: Date, settings: ComplaintSettings): ClockChange {
  const step = nextStep(row);
  if (!row.pausedAt || !step) return { pausedAt: null };
  const office = officeOf(settings);
  const changes: ClockChange = { pausedAt: null };
  for (const one of clockSteps) {
    const { at, due } = stamps[one];
    const dueAt = row[due];
    if (row[at] || !dueAt) continue;
    const left = businessHoursBetween(row.pausedAt, dueAt, office);
    changes[due] = left > 0 ? afterBusinessHours(now, left, office) : dueAt;
  }
  return { ...changes, dueAt: changes[stamps[step].due] ?? null };
}

/** Ends it where no step follows: the complaint was withdrawn or merged. */
export const stopClock = (row: Clocked, now: Date): ClockChange => ({
  pausedAt: null,
  dueAt: null,
  late: row.late || (row.dueAt !== null && row.dueAt < now),
});

/** Begins the investigation anew, of a complaint that was thought to be done. */
export function restartClock(now: Date, settings: ComplaintSettings): ClockChange {
  const investigateDueAt = afterDays(now, settings.investigateDays, settings);
  return {
    investigatedAt: null,
    investigateDueAt,
    communicatedAt: null,
    communicateDueAt: null,
    dueAt: investigateDueAt,
    pausedAt: null,
  };
}

function stateOf(row: Clocked, step: ClockStep, now: Date): ClockState | null {
  const { at, due } = stamps[step];
  const [doneAt, dueAt] = [row[at], row[due]];
  if (!dueAt) return null;
  if (doneAt) return doneAt <= dueAt ? "met" : "missed";
  if (!isOpen(row.status)) return null;
  return dueAt < (row.pausedAt ?? now) ? "missed_open" : "within";
}

/** The three times of a complaint. */
export const clocksOf = (row: Clocked, now: Date): ComplaintClock[] =>
  clockSteps.map((step) => ({
    step,
    dueAt: row[stamps[step].due]?.toISOString() ?? null,
    doneAt: row[stamps[step].at]?.toISOString() ?? null,
    state: stateOf(row, step, now),
  }));

/** Of the whole case: one step that was missed makes it missed. Null for one that goes with another. */
export function overallState(row: Clocked, now: Date): ClockState | null {
  if (row.status === "merged") return null;
  if (!isOpen(row.status)) return row.late ? "missed" : "met";
  const missed = row.late || clockSteps.some((step) => stateOf(row, step, now) === "missed_open");
  return missed ? "missed_open" : "within";
}

/** When the step that is next is due; null while the clock rests and when all are done. */
export function dueNow(row: Clocked): Date | null {
  const step = nextStep(row);
  return row.pausedAt || !step ? null : row[stamps[step].due];
}
