import { weekdayOf } from "#contract/core/clock.ts";
import { nairobiDay } from "#web/lib/format.ts";

/** The month that lies whole months before today's in Nairobi, as `2021-03`. */
export function monthsBefore(now: Date, months: number): string {
  const [year = 0, month = 0] = nairobiDay(now).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 7);
}

const times = ["09:00", "11:00", "14:30"] as const;

/**
 * Times an interview could take place: three a day on the next working days after today, Nairobi time.
 * @param days how many working days (Monday to Friday); public holidays are not known here
 * @returns moments such as `2026-11-24T09:00:00+03:00`, earliest first
 */
export function interviewSlots(now: Date, days: number): string[] {
  const slots: string[] = [];
  for (let offset = 1; slots.length < days * times.length; offset += 1) {
    const day = nairobiDay(now, offset);
    const weekday = weekdayOf(day);
    if (weekday !== 0 && weekday !== 6) slots.push(...times.map((time) => `${day}T${time}:00+03:00`));
  }
  return slots;
}

/**
 * Whole weeks from the Monday of this one, Nairobi time, for a calendar.
 * @returns each day with its distance from today, negative for the past
 */
export function calendarDays(now: Date, weeks: number): { day: string; offset: number }[] {
  const sinceMonday = (weekdayOf(nairobiDay(now)) + 6) % 7;
  return Array.from({ length: weeks * 7 }, (_, index) => {
    const offset = index - sinceMonday;
    return { day: nairobiDay(now, offset), offset };
  });
}
