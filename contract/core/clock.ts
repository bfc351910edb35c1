/** The name of its time zone, for databases, schedulers and `Intl`. */
export const nairobiZone = "Africa/Nairobi";

const nairobiMillis = 3 * 3_600_000;

/** Day and time in Nairobi, `2026-11-22T12:00:00.000Z`, whose Z is not to be believed. Kenya is UTC+3 all year. */
export const inNairobi = (at: Date): string => new Date(at.getTime() + nairobiMillis).toISOString();

const dayMillis = 24 * 3_600_000;

/** The calendar day in Nairobi at a moment, `2026-11-22`. */
export const nairobiDay = (at: Date): string => inNairobi(at).slice(0, 10);

/** The calendar year in Nairobi at a moment. */
export const nairobiYear = (at: Date): number => Number(nairobiDay(at).slice(0, 4));

/** The calendar day so many days after a moment's day in Nairobi; before it, if negative. */
export const nairobiDayAfter = (at: Date, days: number): string =>
  nairobiDay(new Date(at.getTime() + days * dayMillis));

/** The moment of a time of day in Nairobi (`10:30`) on a calendar day; the day's first moment without one. */
export const nairobiMoment = (day: string, time = "00:00"): Date => new Date(`${day}T${time}:00+03:00`);

/** Whether a text is written as a calendar day, `YYYY-MM-DD`; there need be no such day. */
export const isWrittenAsDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The weekday of a calendar day, `YYYY-MM-DD`: 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();
