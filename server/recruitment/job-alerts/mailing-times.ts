import type { AlertFrequency } from "#contract/recruitment/job-alerts.ts";
import { dayMillis, nairobiDay, nairobiMoment, weekdayOf } from "#server/platform/clock.ts";

/** When new jobs are mailed, in hours after midnight in Nairobi: before people leave for work. */
const mailingHour = 7;

/** The next time after `now` at which an alert is mailed: the next morning, or that of the next Monday. */
export function nextMailing(frequency: AlertFrequency, now: Date): Date {
  const midnight = nairobiMoment(nairobiDay(now)).getTime();
  for (let days = 0; ; days++) {
    const at = new Date(midnight + days * dayMillis + mailingHour * 3_600_000);
    if (at > now && (frequency === "daily" || weekdayOf(nairobiDay(at)) === 1)) return at;
  }
}
