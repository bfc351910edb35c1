import { businessHours } from "#contract/core/business-hours.ts";
import { nairobiDay, nairobiDayAfter, nairobiMoment, weekdayOf } from "../clock.ts";
import { kenyanHoliday } from "./kenyan-holidays.ts";

/** From when to when the office is open on a day; undefined on Sundays and public holidays. */
export function hoursOn(day: string): { from: number; until: number } | undefined {
  const hours = businessHours.find(({ weekdays }) => weekdays.some((one) => one === weekdayOf(day)));
  if (!hours || kenyanHoliday(day)) return undefined;
  return {
    from: nairobiMoment(day, hours.opens).getTime(),
    until: nairobiMoment(day, hours.closes).getTime(),
  };
}

/**
 * The moment at which so many business hours have passed since another: nights, Sundays and public holidays do not
 * count.
 * @param hours more than 0
 */
export function afterBusinessHours(since: Date, hours: number): Date {
  let left = hours * 3_600_000;
  for (let day = nairobiDay(since); ; day = nairobiDayAfter(nairobiMoment(day), 1)) {
    const open = hoursOn(day);
    if (!open) continue;
    const from = Math.max(open.from, since.getTime());
    const here = Math.max(0, open.until - from);
    if (left <= here) return new Date(from + left);
    left -= here;
  }
}
