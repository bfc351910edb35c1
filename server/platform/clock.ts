import {
  nairobiDay,
  nairobiDayAfter,
  nairobiMoment,
  nairobiZone as timeZone,
  weekdayOf,
} from "#contract/core/clock.ts";

export const dayMillis = 24 * 3600 * 1000;

export { nairobiDay, nairobiDayAfter, nairobiMoment, weekdayOf };

const longDate = new Intl.DateTimeFormat("en-GB", {
  timeZone,
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** A day as people read it: `21 Nov 2026`. */
export const nairobiDate = (at: Date): string => longDate.format(at);

const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });

/** A time of day in Nairobi: `10:30`. */
export const nairobiTime = (at: Date): string => clock.format(at);

const longTime = new Intl.DateTimeFormat("en-GB", {
  timeZone,
  weekday: "long",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A moment as people read it: `Tuesday, 24 Nov 2026 at 10:30 (Nairobi time)`. */
export const nairobiDateTime = (at: Date): string =>
  `${longTime.format(at).replace(/, (?=[^,]*$)/, " at ")} (Nairobi time)`;
