/** 5 January 1970 was a Monday. */
const firstMonday = Date.UTC(1970, 0, 5);
const workingDays = 5;

/** How many working days, Monday to Friday, came before a day since the first Monday of 1970. @param day `2026-11-25` */
function workingDaysBefore(day: string): number {
  const days = Math.round((Date.parse(day) - firstMonday) / 86_400_000);
  return Math.floor(days / 7) * workingDays + Math.min(days % 7, workingDays);
}

/**
 * How many members are drawn on a working day. What a day's share leaves of a whole one goes to the next days, so that
 * few members are asked as surely as many: of 20 members in 63 days, one every third day.
 * @param day `2026-11-25`
 * @param perDay the share of a day, in members
 */
export function drawnOn(day: string, perDay: number): number {
  const before = workingDaysBefore(day);
  return Math.floor(perDay * (before + 1)) - Math.floor(perDay * before);
}
