import { type ComplaintSettings, openingSpans } from "#contract/experience/complaint-settings.ts";
import type { OfficeHours } from "#server/platform/calendar/business-time.ts";

/** Opening hours and length of a working day, as an organisation decided. */
export interface Office extends OfficeHours {
  /** Hours of an ordinary weekday. */
  dayHours: number;
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When the SACCO is open, by its settings. */
export function officeOf(settings: ComplaintSettings): Office {
  const weekdays = openingSpans(settings.weekdayHours);
  const on = (days: readonly number[], spans: readonly { opens: string; closes: string }[]) =>
    spans.map((span) => ({ weekdays: days, ...span }));
  return {
    hours: [
      ...on([1, 2, 3, 4, 5], weekdays),
      ...on([6], openingSpans(settings.saturdayHours)),
      ...on([0], openingSpans(settings.sundayHours)),
    ],
    closedOn: settings.closedOn,
    dayHours: weekdays.reduce((sum, { opens, closes }) => sum + minutes(closes) - minutes(opens), 0) / 60,
  };
}
