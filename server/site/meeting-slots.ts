import { businessHours } from "#contract/core/business-hours.ts";
import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { type Text, textOf } from "#contract/core/messages.ts";
import { bookingDays, meetingMinutes } from "#contract/site/business-hours.ts";
import type { ClosedDay, Meeting } from "#contract/site/enquiries.ts";
import { holidayNames } from "#server/platform/calendar/holidays.messages.ts";
import { kenyanHoliday } from "#server/platform/calendar/kenyan-holidays.ts";
import {
  nairobiDate,
  nairobiDay,
  nairobiDayAfter,
  nairobiMoment,
  weekdayOf,
} from "#server/platform/clock.ts";
import { enquiryMessages } from "./enquiries.messages.ts";

const meetingMillis = meetingMinutes * 60_000;

/** Starts of the meetings that would fit into a day's business hours, were it no holiday. */
function startsOn(day: string): Date[] {
  const weekday = weekdayOf(day);
  const starts: Date[] = [];
  for (const { weekdays, opens, closes } of businessHours) {
    if (!weekdays.some((one) => one === weekday)) continue;
    const last = nairobiMoment(day, closes).getTime() - meetingMillis;
    for (let start = nairobiMoment(day, opens).getTime(); start <= last; start += meetingMillis) {
      starts.push(new Date(start));
    }
  }
  return starts;
}

/** The days on which a meeting might be at `now`: from tomorrow on, two weeks ahead. */
const daysAhead = (now: Date): string[] =>
  Array.from({ length: bookingDays }, (_, index) => nairobiDayAfter(now, index + 1));

/** Starts of every meeting that can be booked at `now`: in business hours, on no public holiday. */
export function offeredSlots(now: Date): Date[] {
  return daysAhead(now)
    .filter((day) => kenyanHoliday(day) === null)
    .flatMap(startsOn);
}

/** Public holidays among the days ahead on which meetings would be offered otherwise. */
export function closedDays(now: Date, language: Language = defaultLanguage): ClosedDay[] {
  return daysAhead(now).flatMap((day) => {
    const holiday = kenyanHoliday(day);
    return holiday && startsOn(day).length > 0 ? { day, holiday: holidayNames[language][holiday] } : [];
  });
}

/** Why no meeting can begin at a moment; null when one is offered then. */
export function slotRefusal(startsAt: Date, now: Date): Text | null {
  if (offeredSlots(now).some((slot) => slot.getTime() === startsAt.getTime())) return null;
  const holiday = kenyanHoliday(nairobiDay(startsAt));
  return textOf(enquiryMessages, (t, language) =>
    holiday
      ? t.closedThen({ day: nairobiDate(startsAt, language), holiday: holidayNames[language][holiday] })
      : t.notOffered,
  );
}

export const meetingEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + meetingMillis);

/** The meeting that begins at a moment, as it is answered. */
export const toMeeting = (startsAt: Date): Meeting => ({
  startsAt: startsAt.toISOString(),
  endsAt: meetingEnd(startsAt).toISOString(),
});
