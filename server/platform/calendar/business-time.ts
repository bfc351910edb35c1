import { businessHours } from "#contract/core/business-hours.ts";
import { nairobiDay, nairobiDayAfter, nairobiMoment, weekdayOf } from "../clock.ts";
import { kenyanHoliday } from "./kenyan-holidays.ts";

const hourMillis = 3_600_000;

/** When an office is open. */
export interface OfficeHours {
  /** Several of one weekday where the office closes in between. Weekdays: 1 is Monday. */
  hours: readonly { weekdays: readonly number[]; opens: string; closes: string }[];
  /** Days on which it is closed beside public holidays, `YYYY-MM-DD`. */
  closedOn?: readonly string[];
}

const usual: OfficeHours = { hours: businessHours };

/** A time that an office is open, in milliseconds since 1970. */
export interface Span {
  from: number;
  until: number;
}

/** From when to when the office is open on a day, in order; nothing on Sundays and public holidays. */
export function hoursOn(day: string, { hours, closedOn }: OfficeHours = usual): Span[] {
  if (kenyanHoliday(day) || closedOn?.includes(day)) return [];
  return hours
    .filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
    .map(({ opens, closes }) => ({
      from: nairobiMoment(day, opens).getTime(),
      until: nairobiMoment(day, closes).getTime(),
    }))
    .toSorted((one, other) => one.from - other.from);
}

/**
 * The moment at which so many business hours have passed since another: nights, Sundays and public holidays do not
 * count.
 * @param hours more than 0
 * @param office opens on some day of the week
 */
export function afterBusinessHours(since: Date, hours: number, office: OfficeHours = usual): Date {
  let left = hours * hourMillis;
  for (let day = nairobiDay(since); ; day = nairobiDayAfter(nairobiMoment(day), 1)) {
    for (const open of hoursOn(day, office)) {
      const from = Math.max(open.from, since.getTime());
      const here = Math.max(0, open.until - from);
      if (left <= here) return new Date(from + left);
      left -= here;
    }
  }
}

/** Business hours between two moments; 0 where the second is not the later one. */
export function businessHoursBetween(from: Date, until: Date, office: OfficeHours = usual): number {
  let passed = 0;
  for (let day = nairobiDay(from); nairobiMoment(day) < until; day = nairobiDayAfter(nairobiMoment(day), 1)) {
    for (const open of hoursOn(day, office)) {
      const start = Math.max(open.from, from.getTime());
      passed += Math.max(0, Math.min(open.until, until.getTime()) - start);
    }
  }
  return passed / hourMillis;
}
