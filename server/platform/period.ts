import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { defaultReportDays, maxReportDays, type periodQuery } from "#contract/core/period.ts";
import { dayMillis, endOfDay, nairobiDay, nairobiDayAfter, nairobiMoment, weekdayOf } from "./clock.ts";

/**
 * The days in Nairobi that a report is about, oldest first.
 * @throws CodedError validation when there is none, or too many
 */
export function daysOfPeriod(query: z.output<typeof periodQuery>, now: Date) {
  const to = query.to ?? nairobiDay(now);
  const from = query.from ?? nairobiDayAfter(nairobiMoment(to), 1 - defaultReportDays);
  const days: string[] = [];
  for (let day = from; day <= to; day = nairobiDayAfter(nairobiMoment(day), 1)) {
    days.push(day);
    if (days.length > maxReportDays) {
      throw new CodedError("validation", undefined, { from: `At most ${maxReportDays} days.` });
    }
  }
  if (days.length === 0) {
    throw new CodedError("validation", undefined, { to: "The period ends before it begins." });
  }
  return { from, to, days };
}

/** The Monday of the week that a day belongs to. */
export function mondayOf(day: string): string {
  const sinceMonday = (weekdayOf(day) + 6) % 7;
  return nairobiDayAfter(nairobiMoment(day), -sinceMonday);
}

/** Moments that a figure counts: from `start`, before `end`. */
export interface Span {
  start: Date;
  end: Date;
}

/** The moments of days in Nairobi, first and last included. */
export const spanOf = ({ from, to }: { from: string; to: string }): Span => ({
  start: nairobiMoment(from),
  end: endOfDay(to),
});

/** Seconds as days to a tenth: nobody plans by the hour. */
export const inDays = (seconds: number): number => Math.round((seconds * 10_000) / dayMillis) / 10;
