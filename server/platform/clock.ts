import { calendarName, calendarNames } from "#contract/core/calendar.messages.ts";
import {
  nairobiDay,
  nairobiDayAfter,
  nairobiMoment,
  nairobiZone as timeZone,
  weekdayOf,
} from "#contract/core/clock.ts";
import { durationMessages } from "#contract/core/duration.messages.ts";
import { defaultLanguage, type Language } from "#contract/core/language.ts";

/** Milliseconds of a day: in Nairobi every day has as many. */
export const dayMillis = 24 * 3600 * 1000;

export { nairobiDay, nairobiDayAfter, nairobiMoment, weekdayOf };

/** The moment at which a day in Nairobi is over. */
export const endOfDay = (day: string): Date => new Date(nairobiMoment(day).getTime() + dayMillis);

/** The same time of day some months before, or after; in a shorter month its last day. */
export function monthsFrom(at: Date, months: number): Date {
  const moved = new Date(at);
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return moved;
}

/** A day as people read it: `21 Nov 2026`. */
export function nairobiDate(at: Date, language: Language = defaultLanguage): string {
  const [year, month, day] = nairobiDay(at).split("-").map(Number);
  return `${day} ${calendarName(calendarNames.months, Number(month) - 1, language)} ${year}`;
}

const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });

/** A time of day in Nairobi: `10:30`. */
export const nairobiTime = (at: Date): string => clock.format(at);

/** A moment as people read it: `Tuesday, 24 Nov 2026 at 10:30 (Nairobi time)`. */
export const nairobiDateTime = (at: Date, language: Language = defaultLanguage): string =>
  durationMessages[language].dateAndTime({
    weekday: calendarName(calendarNames.weekdays, weekdayOf(nairobiDay(at)), language),
    date: nairobiDate(at, language),
    time: nairobiTime(at),
  });
