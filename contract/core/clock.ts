const nairobiMillis = 3 * 3_600_000;

/** Day and time in Nairobi, `2026-11-22T12:00:00.000Z`, whose Z is not to be believed. Kenya is UTC+3 all year. */
export const inNairobi = (at: Date): string => new Date(at.getTime() + nairobiMillis).toISOString();

/** The calendar day in Nairobi at a moment, `2026-11-22`. */
export const nairobiDay = (at: Date): string => inNairobi(at).slice(0, 10);

/** The weekday of a calendar day, `YYYY-MM-DD`: 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();
