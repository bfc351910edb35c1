import { bookingDays, businessHours, meetingMinutes } from "#contract/site/business-hours.ts";
import type { Meeting } from "#contract/site/enquiries.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";

const meetingMillis = meetingMinutes * 60_000;

/** A time on a calendar day in Nairobi; Kenya keeps UTC+3 all year. */
const at = (day: string, time: string): number => Date.parse(`${day}T${time}:00+03:00`);

/** Starts of the meetings that fit into a day's business hours. Public holidays are not known to it. */
function startsOn(day: string): Date[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const starts: Date[] = [];
  for (const { weekdays, opens, closes } of businessHours) {
    if (!weekdays.some((one) => one === weekday)) continue;
    for (let start = at(day, opens); start + meetingMillis <= at(day, closes); start += meetingMillis) {
      starts.push(new Date(start));
    }
  }
  return starts;
}

/** Starts of every meeting that can be booked at `now`: from tomorrow's opening on, two weeks ahead. */
export function offeredSlots(now: Date): Date[] {
  return Array.from({ length: bookingDays }, (_, index) => nairobiDayAfter(now, index + 1)).flatMap(startsOn);
}

export const meetingEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + meetingMillis);

/** The meeting that begins at a moment, as it is answered. */
export const toMeeting = (startsAt: Date): Meeting => ({
  startsAt: startsAt.toISOString(),
  endsAt: meetingEnd(startsAt).toISOString(),
});
