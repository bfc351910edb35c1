import { nairobiDay, nairobiDayAfter, nairobiMoment } from "#server/platform/clock.ts";

const monthsOf = 3;

/** The quarter of a day: `2026-Q4`. */
export function quarterOf(at: Date): string {
  const [year, month] = nairobiDay(at).split("-").map(Number);
  return `${year}-Q${Math.ceil((month ?? 1) / monthsOf)}`;
}

const monthStart = (year: number, month: number) =>
  nairobiMoment(
    `${month > 12 ? year + 1 : year}-${String(month > 12 ? month - 12 : month).padStart(2, "0")}-01`,
  );

/** The first moment of a quarter, and the first one after it. @param quarter `2026-Q4` */
export function quarterSpan(quarter: string): { from: Date; until: Date; firstDay: string; lastDay: string } {
  const [year = 0, number = 1] = quarter.split("-Q").map(Number);
  const first = (number - 1) * monthsOf + 1;
  const from = monthStart(year, first);
  const until = monthStart(year, first + monthsOf);
  return { from, until, firstDay: nairobiDay(from), lastDay: nairobiDayAfter(until, -1) };
}
