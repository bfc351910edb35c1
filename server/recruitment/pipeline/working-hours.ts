import { holidayNames } from "#server/platform/calendar/holidays.messages.ts";
import { kenyanHoliday } from "#server/platform/calendar/kenyan-holidays.ts";
import { nairobiDateTime, nairobiDay, nairobiTime, weekdayOf } from "#server/platform/clock.ts";

/** Between these times of a day an interview surprises nobody (Nairobi). */
const opens = "07:00";
const closes = "19:00";

/**
 * What is unusual about a time for an interview, in a sentence; null for a working day's hours. An interview at
 * 03:00 is more often a slip than meant.
 */
export function unusualTime({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string | null {
  const day = nairobiDay(startsAt);
  const when = nairobiDateTime(startsAt);
  if (weekdayOf(day) === 0) return `${when} is a Sunday.`;
  const holiday = kenyanHoliday(day);
  if (holiday) return `${when} is a public holiday: ${holidayNames.en[holiday]}.`;
  const late = nairobiDay(endsAt) !== day || nairobiTime(endsAt) > closes;
  if (nairobiTime(startsAt) >= opens && !late) return null;
  return `${when} lies outside ${opens} to ${closes}.`;
}
