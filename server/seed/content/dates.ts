import { inNairobi, nairobiDay, nairobiDayAfter, nairobiMoment } from "#contract/core/clock.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** `YYYY-MM` of the month that lies so many months before a day. */
export function monthBefore(today: Date, months: number): string {
  const [year = 0, month = 1] = nairobiDay(today).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
}

/** Calendar days between two moments as Nairobi counts them: 0 for the same day. */
export function nairobiDaysBetween(earlier: Date, later: Date): number {
  return (Date.parse(nairobiDay(later)) - Date.parse(nairobiDay(earlier))) / day;
}

/** A time of day in Nairobi, on the day so many days before today. */
export function nairobiTime(today: Date, daysAgo: number, hours: number, minutes: number): Date {
  const midnight = nairobiMoment(nairobiDayAfter(today, -daysAgo));
  return new Date(midnight.getTime() + hours * hour + minutes * 60_000);
}

/**
 * Starts of the office hours (Monday to Friday, 8 to 17, Nairobi) that lie wholly between two moments.
 * Public holidays are not known to it.
 */
export function officeHours(after: Date, before: Date): Date[] {
  const found: Date[] = [];
  for (let at = Math.ceil(after.getTime() / hour) * hour; at + hour <= before.getTime(); at += hour) {
    const local = new Date(inNairobi(new Date(at)));
    const weekday = local.getUTCDay();
    if (weekday >= 1 && weekday <= 5 && local.getUTCHours() >= 8 && local.getUTCHours() < 17) {
      found.push(new Date(at));
    }
  }
  return found;
}
