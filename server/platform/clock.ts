export const dayMillis = 24 * 3600 * 1000;

const nairobiDate = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Nairobi" });

/** The calendar day in Nairobi at a moment, `YYYY-MM-DD`. */
export const nairobiDay = (at: Date): string => nairobiDate.format(at);

/** The first moment of a calendar day in Nairobi. Kenya keeps UTC+3 all year, without summer time. */
export const startOfNairobiDay = (day: string): Date => new Date(`${day}T00:00:00+03:00`);

/** The calendar day `days` after a moment's day in Nairobi. */
export const nairobiDayAfter = (at: Date, days: number): string =>
  nairobiDay(new Date(at.getTime() + days * dayMillis));
