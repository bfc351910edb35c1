import { kenyanHoliday } from "#server/platform/calendar/kenyan-holidays.ts";
import { nairobiDayAfter, nairobiMoment, weekdayOf } from "#server/platform/clock.ts";

/** When people read their mail: as they begin to work, and after lunch. */
const times = ["08:00", "14:00"] as const;

const isWorkingDay = (day: string): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && kenyanHoliday(day) === null;

/** The nearest times of working days in Kenya that suit for a mail; none within the next quarter of an hour. */
export function suggestedSendTimes(now = new Date()): string[] {
  const earliest = now.getTime() + 15 * 60_000;
  const found: string[] = [];
  for (let ahead = 0; found.length < 3; ahead += 1) {
    const day = nairobiDayAfter(now, ahead);
    if (!isWorkingDay(day)) continue;
    for (const time of times) {
      const at = nairobiMoment(day, time);
      if (at.getTime() >= earliest && found.length < 3) found.push(at.toISOString());
    }
  }
  return found;
}
