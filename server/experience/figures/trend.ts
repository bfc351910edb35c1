import type { TrendStep } from "#contract/experience/figures.ts";
import { nairobiDayAfter, nairobiMoment, weekdayOf } from "#server/platform/clock.ts";

/** Days up to which a course is shown by week: about four months. */
const daysByWeek = 124;

/** A point of a course: the week or month that begins at `start`, or what of it lies in the period. */
export interface TrendSpan {
  start: string;
  from: string;
  to: string;
}

/** Weeks of a period of some months, months of a longer one. */
export function defaultStep({ from, to }: { from: string; to: string }): TrendStep {
  return nairobiDayAfter(nairobiMoment(from), daysByWeek) > to ? "week" : "month";
}

/** The first day of the week or month of a day. */
function startOf(day: string, step: TrendStep): string {
  if (step === "month") return `${day.slice(0, 7)}-01`;
  return nairobiDayAfter(nairobiMoment(day), -((weekdayOf(day) + 6) % 7));
}

/** The first day of the week or month after the one that begins at a day. */
function startAfter(start: string, step: TrendStep): string {
  return step === "week"
    ? nairobiDayAfter(nairobiMoment(start), 7)
    : startOf(nairobiDayAfter(nairobiMoment(start), 31), "month");
}

/** The points of a period, oldest first; the first and the last may be cut off. */
export function trendPoints({ from, to }: { from: string; to: string }, step: TrendStep): TrendSpan[] {
  const points: TrendSpan[] = [];
  for (let start = startOf(from, step); start <= to; start = startAfter(start, step)) {
    const last = nairobiDayAfter(nairobiMoment(startAfter(start, step)), -1);
    points.push({ start, from: start < from ? from : start, to: last > to ? to : last });
  }
  return points;
}
